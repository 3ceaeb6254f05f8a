/** What is said of a win. */

import { expect, test } from "vitest";
import { claimOf } from "./wins.ts";

test.each([
  [31, 0, false, undefined],
  [31, 31, true, "least"],
  [31, 31, false, "leastKnown"],
  [32, 31, true, "over"],
  [32, 31, false, "overKnown"],
] as const)("WB-E3 a win in %i where %i are known (proved: %j) is %s", (own, fewest, proved, claim) => {
  expect(claimOf(own, { fewest, proved })).toBe(claim);
});
