/** Each document's script on our own door, and on implementations that are wrong in one sentence. */

import { judge, judgeSentence, LocalSubject, parseScript } from "@baize/conformance";
import { describe, expect, test } from "vitest";
import { plainDoor } from "./cs3500-mutants.ts";
import { cs3500Script } from "./cs3500-script.ts";
import { documents } from "./index.ts";

describe.each(documents)("$name", ({ script, door, mutants }) => {
  const sentences = parseScript(script());

  test("FC-K1 our own implementation does all that the document says", async () => {
    const failed = [];
    for await (const finding of judge(new LocalSubject(door()), sentences)) if (!finding.passed) failed.push(finding);
    expect(failed).toEqual([]);
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length);
  });

  test("FC-K2 at least 25 implementations are wrong, each in the sentence that it breaks", async () => {
    const missed: string[] = [];
    for (const { name, sentence, door: wrong } of mutants) {
      const broken = sentences.find(({ id }) => id === sentence);
      const isFound = broken !== undefined && !(await judgeSentence(new LocalSubject(wrong()), broken)).passed;
      if (!isFound) missed.push(`${name} ${sentence}`);
    }
    expect(missed).toEqual([]);
    expect(new Set(mutants.map(({ name }) => name)).size).toBeGreaterThanOrEqual(25);
  });
});

test("FC-K3 the plain model does all that the assignment says", async () => {
  const sentences = parseScript(cs3500Script());
  const failed = [];
  for await (const finding of judge(new LocalSubject(plainDoor()), sentences))
    if (!finding.passed) failed.push(finding);
  expect(failed).toEqual([]);
});
