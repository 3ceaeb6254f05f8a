import { parseScript } from "@baize/conformance";
import { expect, test } from "vitest";
import { judgedReport } from "./checked.ts";

test("CL-J7 CF-J6 sentences that were not asked any more are there, and are not passed; what is not there, and what goes beyond the document, is not counted", () => {
  const sentences = parseScript("A-1 one\n  A b\nA-2 two\n  A b\nA-3 three\n  A b\nA-4 four\n  A b\nA-5 five\n  A b\n");
  const report = judgedReport({ name: "a", title: "A" }, sentences, [
    { id: "A-1", says: "one", verdict: "pass", example: [] },
    { id: "A-2", says: "two", verdict: "none", example: [] },
    { id: "A-3", says: "three", verdict: "more", example: ["A b -> 1   got 2"] },
  ]);
  expect(report).toMatchObject({ document: "a", passed: 1, all: 3, points: 33 });
  expect(report.sentences.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
    "A-1 pass",
    "A-2 none",
    "A-3 more",
    "A-4 unasked",
    "A-5 unasked",
  ]);
});
