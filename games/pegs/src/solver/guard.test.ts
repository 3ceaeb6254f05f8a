import { Budget } from "@baize/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Board, UNAVAILABLE } from "../rules/board.ts";
import { fullShape } from "../rules/boards.ts";
import { HOLES } from "../rules/hole.ts";
import { BIT, CENTRE, centreOf, popcount } from "./cross.ts";
import { GUARD_WEIGHTS, makeGuard, OPEN_GUARD, WORDS } from "./guard.ts";
import { Layer } from "./layer.ts";
import { linesOn } from "./lines.ts";
import { type Mill, newBatch, step } from "./mill.ts";
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

  test("PG-S5 a jump is left out exactly when a function falls below what the target needs", () => {
    const centreAlone = new Layer(1);
    centreAlone.add(0);
    const open: Mill = {
      lines: linesOn(english),
      guard: OPEN_GUARD,
      group: 1,
      budget: new Budget(),
      batch: newBatch(),
    };
    const guarded = { ...open, guard: makeGuard(centreAlone, 1) };
    const sumOf = (weights: readonly number[], word: number, pegs: number) =>
      weights.reduce(
        (sum, weight, bit) => sum + (bit === CENTRE ? centreOf(word, pegs) : (word >>> bit) & 1) * weight,
        0,
      );
    let [kept, leftOut] = [0, 0];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), fc.nat(1), (bits, centre) => {
        const pegs = popcount(bits | 0) + centre;
        const layer = new Layer(pegs);
        layer.add(bits | 0);
        const after = [...step(open, layer, "down")!.words()];
        const allowed = after.filter((word) =>
          GUARD_WEIGHTS.every((weights) => sumOf(weights, word, pegs - 1) >= weights[CENTRE]!),
        );
        expect(new Set(step(guarded, layer, "down")!.words())).toEqual(new Set(allowed));
        kept += allowed.length;
        leftOut += after.length - allowed.length;
      }),
    );
    expect([kept > 0, leftOut > 0]).toEqual([true, true]);
  });
});
