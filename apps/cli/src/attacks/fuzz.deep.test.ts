import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allReaders, fuzz } from "./fuzz.fixture.ts";

const file = join(import.meta.dirname, "corpus.json");
const RUNS = 200_000;

test("CL-V1 two hundred thousand damaged texts are read or refused in a harmless sentence", async () => {
  const corpus: readonly string[] = JSON.parse(readFileSync(file, "utf8"));
  const readers = await allReaders();
  const { faults, found, taken } = fuzz(readers, corpus, RUNS, `deep ${corpus.length}`);
  // What was answered in a new way belongs to the corpus from now on.
  if (found.length > 0) writeFileSync(file, `${JSON.stringify([...corpus, ...found], null, 2)}\n`);
  expect(faults).toEqual([]);
  expect([...taken]).toEqual(readers.map(({ name }) => name));
});
