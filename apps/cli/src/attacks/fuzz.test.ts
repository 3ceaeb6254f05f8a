import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allReaders, fuzz } from "./fuzz.fixture.ts";

const corpus: readonly string[] = JSON.parse(readFileSync(join(import.meta.dirname, "corpus.json"), "utf8"));

test("CL-V1 every text of the corpus, and a thousand made of it, is read or refused in a harmless sentence", async () => {
  expect(corpus.length).toBeGreaterThan(50);
  const readers = await allReaders();
  const { faults, taken } = fuzz(readers, corpus, 1000, "short");
  expect([faults, [...taken]]).toEqual([[], readers.map(({ name }) => name)]);
});

test("CL-V1 the fuzzer sees a reader that throws, one that repeats what it was told, and one that forgets", () => {
  const readers = [
    { name: "thrower", read: (text: string) => JSON.parse(text) },
    { name: "parrot", read: (text: string) => ({ ok: false, error: { code: text, rule: "X", detail: {} } }) as const },
    { name: "forgetter", read: (text: string) => ({ ok: true, value: `${text}!` }) as const },
  ];
  const { faults } = fuzz(readers, ["x".repeat(1000)], 0, "proof");
  expect(faults.map((fault) => fault.split(" ")[0])).toEqual(["thrower", "parrot", "forgetter"]);
});
