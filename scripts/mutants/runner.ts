/**
 * Runs the tests of some folders again and again in one process: for every line on standard input once, and answers it with a
 * line that says whether they passed. Its first argument is the root of the tree, the second the kind of tests ("" for all), the others
 * are the folders.
 */

import { createInterface } from "node:readline";
import { createVitest } from "vitest/node";

const [root = "", project = "", ...folders] = process.argv.slice(2);
const vitest = await createVitest("test", {
  root,
  watch: false,
  bail: 1,
  reporters: [{}],
  fileParallelism: true,
  ...(project === "" ? {} : { project: [project] }),
});
const specifications = await vitest.globTestSpecifications(folders);
const wanted = specifications.filter(({ moduleId }) => !moduleId.includes(".deep."));

/** The files of tests that pass as they are; a file whose tests are all skipped here proves nothing. */
let sound: ReadonlySet<string> | undefined;

/** Runs the tests once more. A run that was broken off, as one is that follows a failure closely, says nothing and is repeated. */
async function passes(): Promise<boolean> {
  for (;;) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
    if (unhandledErrors.length > 0 || testModules.some((one) => one.state() === "failed")) return false;
    const passed = new Set(testModules.filter((one) => one.state() === "passed").map((one) => one.moduleId));
    sound ??= passed;
    if (sound.size === 0) return false;
    if ([...sound].every((file) => passed.has(file))) return true;
  }
}

for await (const changed of createInterface({ input: process.stdin })) {
  vitest.invalidateFile(changed);
  process.stdout.write((await passes()) ? "@passed\n" : "@failed\n");
}
await vitest.close();
