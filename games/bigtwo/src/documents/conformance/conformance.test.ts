/** Each document's script on our own door, and on implementations that are wrong in one sentence. */

import { failuresOf, missedBy, parseScript } from "@baize/conformance";
import { describe, expect, test } from "vitest";
import { documents } from "./index.ts";

describe.each(documents)("$name", (document) => {
  test("BT-K1 our own implementation does all that the document says", async () => {
    const sentences = parseScript(document.script());
    expect(await failuresOf(document.door(), sentences)).toEqual([]);
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length);
  });

  test("BT-K2 at least 25 implementations are wrong, each in the sentence that it breaks", async () => {
    expect(await missedBy(document)).toEqual([]);
    expect(new Set(document.mutants.map(({ name }) => name)).size).toBeGreaterThanOrEqual(25);
  });
});
