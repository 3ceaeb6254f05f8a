import { expect, test } from "vitest";
import { areContent } from "./tests.ts";

const tests = (code: string) => [process.execPath, "-e", code];

test("CL-J4 tests that never end with an implementation are not content with it", async () => {
  expect(await areContent(tests("setInterval(() => {}, 1000)"), ["served"], 200)).toBe(false);
  expect(await areContent(tests("setTimeout(() => {}, 20)"), ["served"], 60_000)).toBe(true);
});

test("CL-J4 BAIZE_SUBJECT is a command line, its words in quotes where they need them", async () => {
  const isTold = `process.exit(process.env.BAIZE_SUBJECT === '"/a b/node" main --serve' ? 0 : 1)`;
  expect(await areContent(tests(isTold), ["/a b/node", "main", "--serve"])).toBe(true);
});
