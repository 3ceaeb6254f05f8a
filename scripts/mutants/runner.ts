/**
 * Runs the tests of some folders again and again in one process: for every line on standard input once, and answers it with a
 * line that says whether they passed. Its first argument is the root of the tree, the others are the folders.
 */

import { createInterface } from "node:readline";
import { createVitest } from "vitest/node";

const [root = "", ...folders] = process.argv.slice(2);
const vitest = await createVitest("test", { root, watch: false, bail: 1, reporters: [{}], fileParallelism: true });
const specifications = await vitest.globTestSpecifications(folders);
const wanted = specifications.filter(({ moduleId }) => !moduleId.includes(".deep."));

for await (const changed of createInterface({ input: process.stdin })) {
  vitest.invalidateFile(changed);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
  const isFine = testModules.every((one) => one.ok()) && unhandledErrors.length === 0 && testModules.length > 0;
  process.stdout.write(isFine ? "@passed\n" : "@failed\n");
}
await vitest.close();
