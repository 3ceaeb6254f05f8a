import { Random } from "@baize/kernel";
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

  test.each([1, 16])("PG-S3 many words at once are put in and found as one by one, with %i pegs", (pegs) => {
    const random = Random.fromSeed("many");
    const words = Int32Array.from({ length: 3000 }, () => 1 + random.below(4000));
    const [one, many] = [new Layer(pegs), new Layer(pegs)];
    for (const word of words.subarray(0, 2000)) one.add(word);
    many.addAll(words, 2000);
    expect([...many.slots]).toEqual([...one.slots]);
    const found = new Int32Array(3000);
    many.findAll(words, 3000, found);
    expect([...found]).toEqual([...words].map((word) => one.find(word)));
    expect(found.includes(-1)).toBe(true);
  });
});
