import { describe, expect, test } from "vitest";
import { type Board, UNAVAILABLE } from "../rules/board.ts";
import { fullShape } from "../rules/boards.ts";
import { HOLES } from "../rules/hole.ts";
import { BIT } from "./cross.ts";
import { GUARD_WEIGHTS, WORDS } from "./guard.ts";
import { isPagoda } from "./pagoda.ts";

describe("the guard", () => {
  const english: Board = fullShape("english");

  test.each(GUARD_WEIGHTS.map((weights, i) => [i, weights] as const))(
    "PG-S5 function %i is a pagoda function",
    (_, weights) => {
      const cells = HOLES.map((hole) => (english[hole] === UNAVAILABLE ? 0 : weights[BIT[hole]!]!));
      expect(isPagoda(english, cells)).toBe(true);
    },
  );

  test("PG-S5 all of them fit into the lanes, and no sum leaves its lane", () => {
    expect(GUARD_WEIGHTS.length).toBeLessThanOrEqual(4 * WORDS);
    for (const weights of GUARD_WEIGHTS) {
      const most = weights.reduce((sum, weight) => sum + Math.max(weight, 0), 0);
      const least = weights.reduce((sum, weight) => sum + Math.min(weight, 0), 0);
      expect(most - least).toBeLessThan(128);
    }
  });
});
