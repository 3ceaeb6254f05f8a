/** What is said of a win. */

import { expect, test } from "vitest";
import { claimOf, fewestOf } from "./wins.ts";

test.each([
  [31, 0, false, undefined],
  [31, 31, true, "least"],
  [31, 31, false, "leastKnown"],
  [32, 31, true, "over"],
  [32, 31, false, "overKnown"],
] as const)("WB-E3 a win in %i where %i are known (proved: %j) is %s", (own, fewest, proved, claim) => {
  expect(claimOf(own, { fewest, proved })).toBe(claim);
});

test.each([
  [undefined, 103, 86, false, 86],
  [88, 103, 0, false, 88],
  [88, 103, 86, false, 86],
  [88, 103, 90, true, 90],
  [88, 80, 0, false, 80],
] as const)(
  "WB-E3 where %j are found, %i made, and %i known before (proved: %j), it is %i",
  (found, own, fewest, proved, says) => {
    expect(fewestOf(found, own, { fewest, proved })).toBe(says);
  },
);
