/**
 * Runs the tests of some folders again and again in one process: for every line on standard input, a question, once, and answers
 * with a line. The first argument is the root of the tree, the second the kind of tests ("" for all), the others are the folders.
 */

import { join } from "node:path";
import { createInterface } from "node:readline";
import { createVitest, type TestCase } from "vitest/node";
import type { Answer, Late, Question } from "./trial.ts";

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
const all = specifications.filter(({ moduleId }) => !moduleId.includes(".deep."));

/** Whether a test ended because its time was up, or that of something it waited for. */
const isLate = (one: TestCase): boolean =>
  (one.result().errors ?? []).every(({ message }) => /timed out in \d|timeout \d+ ?ms exceeded/i.test(message));

function namesOf(tests: readonly TestCase[]): Late {
  const files = Map.groupBy(tests, (one) => one.module.moduleId);
  return Object.fromEntries([...files].map(([file, of]) => [file, of.map(({ fullName }) => fullName)]));
}

/** Runs the tests once more. A run that was broken off, as one is that follows a failure closely, says nothing and is repeated. */
async function answerTo({ changed, only, tests, mustPass = [] }: Question): Promise<Answer> {
  vitest.invalidateFile(changed);
  const named = only && new Set(only.map((path) => join(root, path)));
  const wanted = tests
    ? all
        .filter(({ moduleId }) => tests[moduleId])
        .map(({ project: of, moduleId }) =>
          of.createSpecification(moduleId, { testNames: [...(tests[moduleId] ?? [])] }),
        )
    : all.filter(({ moduleId }) => named?.has(moduleId) ?? true);
  for (;;) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
    const bad = testModules.filter((one) => one.state() === "failed");
    if (unhandledErrors.length > 0 || bad.length > 0) {
      const failed = bad.flatMap((one) => [...one.children.allTests("failed")]);
      const isSlow = unhandledErrors.length === 0 && failed.length > 0 && failed.every(isLate);
      return isSlow ? { outcome: "late", tests: namesOf(failed) } : { outcome: "failed" };
    }
    const passed = testModules.filter((one) => one.state() === "passed").map((one) => one.moduleId);
    if (mustPass.every((file) => passed.includes(file))) return { outcome: "passed", passed };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`@${JSON.stringify(await answerTo(JSON.parse(line) as Question))}\n`);
}
await vitest.close();
