import { describe, expect, test } from "vitest";
import { answersTo, isNameIn, isWithin, listGiven, Random, shownValue } from "./index.ts";

const { proxy: revoked, revoke } = Proxy.revocable([], {});
revoke();
const trapped = new Proxy([1], {
  get() {
    throw new Error("trap");
  },
});

describe("what is given", () => {
  test("KN-G1 a list is a real array, copied", () => {
    const given = [1, 2];
    const list = listGiven(given);
    given.push(3);
    expect(list).toEqual([1, 2]);
    expect(listGiven(Array(2))).toEqual([undefined, undefined]);
    for (const other of ["ab", 2, null, undefined, new Set([1]), { length: 1 }, revoked, trapped]) {
      expect(listGiven(other)).toBeUndefined();
    }
  });

  test("KN-G1 a list that is longer than wanted is none, and is not copied", () => {
    for (const length of [10_001, 2e8, 4_294_967_295]) expect(listGiven(Array(length))).toBeUndefined();
    expect([listGiven([1, 2, 3], 2), listGiven([1, 2], 2)]).toEqual([undefined, [1, 2]]);
    expect(listGiven(Array(10_000))).toHaveLength(10_000);
  });

  test.each([
    [0, true],
    [3, true],
    [4, false],
    [-1, false],
    [0.5, false],
    ["0", false],
    [[0], false],
    [0n, false],
    [Symbol.iterator, false],
  ])("KN-G1 a whole number from 0 to 3: %s is %s", (value, expected) => {
    expect(isWithin(value, 0, 3)).toBe(expected);
  });

  test("KN-G1 the name of a constant, nothing that an object has anyway", () => {
    const names = { A: "A" };
    expect(["A", "B", "toString", "__proto__", ["A"], Symbol.iterator, null].map((n) => isNameIn(names, n))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test("KN-G1 what answers to calls", () => {
    expect(answersTo({ has: () => true }, ["has"])).toBe(true);
    expect(answersTo(new Set(), ["has", Symbol.iterator])).toBe(true);
    for (const other of [{}, { has: 1 }, "text", null, undefined, 3, trapped, revoked]) {
      expect(answersTo(other, ["has"])).toBe(false);
    }
  });

  test("KN-G1 anything can be named in a message", () => {
    const shown = [null, undefined, 1, 2n, Symbol("s"), "a", {}, Object.create(null), trapped, revoked, () => 1].map(
      shownValue,
    );
    expect(shown.slice(0, 6)).toEqual(["null", "undefined", "1", "2n", "Symbol(s)", '"a"']);
    expect(shown.slice(6)).toEqual(["an object", "an object", "an object", "an object", "a function"]);
  });

  test("KN-G1 a random stream, and nothing that only looks like one", () => {
    expect(Random.is(Random.fromSeed("s"))).toBe(true);
    for (const other of [Object.create(Random.prototype), { shuffle: () => [] }, null, "s", revoked]) {
      expect(Random.is(other)).toBe(false);
    }
  });
});
