/** Blanks between Chinese and what is not. */

import { expect, test } from "vitest";
import { apart } from "./apart.ts";

const CASES: readonly (readonly [string, string])[] = [
  ["K", "你出 K，好。"],
  ["9♥", "你出 9♥，好。"],
  ["紅心", "你出紅心，好。"],
  ["K 的對子", "你出 K 的對子，好。"],
];

test.each(CASES)("BT-W31 %s stands apart from Chinese, and not from its stops", (play, told) => {
  expect(apart`你出${play}，好。`).toBe(told);
});

test("BT-W31 a name in letters stands apart from what its bearer does", () => {
  expect(apart`${"Ann"}過，輪到${"Bo"}。`).toBe("Ann 過，輪到 Bo。");
});
