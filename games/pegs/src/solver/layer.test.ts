import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Layer } from "./layer.ts";

describe("layers", () => {
  test.each([1, 2, 16, 32])("PG-S3 a layer of %i pegs is a set of words", (pegs) => {
    const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }).filter((w) => w !== (pegs < 2 ? -1 : 0));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 600 }), fc.array(word), (inside, others) => {
        const layer = new Layer(pegs);
        for (const w of inside) layer.add(w);
        const set = new Set(inside);
        expect(layer.size).toBe(set.size);
        expect([...layer.words()].toSorted()).toEqual([...set].toSorted());
        for (const w of [...inside, ...others]) expect(layer.find(w) !== -1).toBe(set.has(w));
        for (const w of set) expect(layer.slots[layer.find(w)]).toBe(w);
      }),
      { numRuns: 40 },
    );
  });
});
