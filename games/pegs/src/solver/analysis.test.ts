import { Budget, must } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { dealText } from "../rules/deal.ts";
import { parseHole } from "../rules/hole.ts";
import { applyJump, legalJumps } from "../rules/moves.ts";
import { isWon, type State } from "../rules/state.ts";
import { analyse } from "./analysis.ts";

const game = (name: string, goal?: string): State => ({
  board: must(dealText.parse(name)),
  goal: goal === undefined ? "any" : must(parseHole(goal)),
});

/** Counts by nothing but the rules. */
function plainCounts(state: State): { reachable: number; winnable: number; solutions: bigint } {
  const ways = new Map<string, bigint>();
  const count = (board: State["board"]): bigint => {
    const known = ways.get(board);
    if (known !== undefined) return known;
    const jumps = legalJumps(board);
    const below = jumps.reduce((sum, jump) => sum + count(must(applyJump(board, jump))), 0n);
    const found = isWon({ ...state, board }) ? 1n : below;
    ways.set(board, found);
    return found;
  };
  const solutions = count(state.board);
  return { reachable: ways.size, winnable: [...ways.values()].filter((n) => n > 0n).length, solutions };
}

describe("analysis", () => {
  test.each([
    ["plus", undefined],
    ["plus", "d4"],
    ["plus", "d1"],
    ["cross", undefined],
    ["pyramid", undefined],
    ["fireplace", "d4"],
    ["easy", undefined],
    ["*******/***O***/***.***/***.***/***.***/***.***/*******", undefined],
    ["*******/***O***/***.***/***.***/***.***/***.***/*******", "d3"],
    ["O.O.O**/.....**/..O..**/.....**/*******/*******/*******", undefined],
    ["OO.O.**/.....**/....O**/.....**/*******/*******/*******", undefined],
  ])("PG-T9 %s with goal %s agrees with the rules", (name, goal) => {
    const state = game(name, goal);
    const found = analyse(state, new Budget())!;
    const { reachable, winnable, solutions } = plainCounts(state);
    expect(found).toMatchObject({ reachable, winnable, solutions });
    expect(found.layers.reduce((sum, layer) => sum + layer.reachable, 0)).toBe(reachable);
    expect(found.layers.reduce((sum, layer) => sum + layer.winnable, 0)).toBe(winnable);
  });

  test("PG-T9 PG-R5 plus in full", () => {
    expect(analyse(game("plus"), new Budget())).toMatchObject({
      reachable: 153,
      winnable: 50,
      solutions: 32n,
      sweeps: 5,
      layers: expect.arrayContaining([{ pegs: 9, reachable: 1, winnable: 1 }]),
    });
  });

  test("PG-T9 a board without hope, off the cross, and one without a budget", () => {
    expect(analyse(game("square5-d4"), new Budget())).toMatchObject({ reachable: null, winnable: 0, solutions: 0n });
    expect(analyse(game("pyramid"), new Budget({ nodes: 10 }))).toBeUndefined();
  });

  test("PG-T9 PG-T8 no part of an analysis spends more than the budget", () => {
    const whole = new Budget();
    analyse(game("cross"), whole);
    expect(analyse(game("cross"), new Budget({ nodes: whole.spent }))).toMatchObject({ solutions: 4n });
    for (let nodes = 0; nodes < whole.spent; nodes++)
      expect(analyse(game("cross"), new Budget({ nodes }))).toBeUndefined();
  });
});
