import { Budget, must } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { parseBoardName } from "../rules/boards.ts";
import { applyJump } from "../rules/moves.ts";
import { countSweeps } from "../rules/notation.ts";
import { goalText, isWon, type State } from "../rules/state.ts";
import { findWin, solver } from "./solve.ts";

const game = (name: string, goal = "any"): State => ({
  board: must(parseBoardName(name)),
  goal: must(goalText.parse(goal)),
});

describe("solve", () => {
  test.each([
    ["easy", "any", 1],
    ["cross", "d1", 4],
    ["plus", "any", 5],
    ["arrow", "any", 8],
    ["square5", "any", undefined],
    ["square6", "any", undefined],
    ["european", "any", undefined],
  ])("PG-S1 PG-S2 %s to %s is won by a line that replays", (name, goal, sweeps) => {
    const state = game(name, goal);
    const verdict = solver.solve(state, new Budget({ nodes: 200_000 }));
    if (verdict.kind !== "won") throw new Error(verdict.kind);
    const board = verdict.line.reduce((at, jump) => must(applyJump(at, jump)), state.board);
    expect(isWon({ ...state, board })).toBe(true);
    if (sweeps !== undefined) expect(countSweeps(verdict.line)).toBe(sweeps);
  });

  test.each([
    ["default", "any"],
    ["easy", "d1"],
    ["cross", "c1"],
    ["european-d4", "any"],
    ["square5-d4", "any"],
    ["square5-d3", "d3"],
  ])("PG-S1 %s to %s is lost", (name, goal) => {
    expect(solver.solve(game(name, goal), new Budget())).toEqual({ kind: "lost" });
  });

  test.each(["english", "pyramid", "european-d3", "square7"])("PG-S1 %s is unknown within 1000 nodes", (name) => {
    const budget = new Budget({ nodes: 1000 });
    expect(solver.solve(game(name), budget)).toEqual({ kind: "unknown" });
    expect(budget.spent).toBeLessThanOrEqual(1000);
  });

  test.each(["english-d4", "english-c3", "english-d3", "square6-c3"])(
    "PG-S1 a win on %s is found without searching all",
    (name) => {
      const state = game(name);
      const verdict = findWin(state, new Budget({ nodes: 400_000 }));
      if (verdict.kind !== "won") throw new Error(verdict.kind);
      const board = verdict.line.reduce((at, jump) => must(applyJump(at, jump)), state.board);
      expect(isWon({ ...state, board })).toBe(true);
    },
  );

  test("PG-S1 what is won already needs no jump", () => {
    const board = must(
      applyJump(must(applyJump(game("easy").board, { from: 10, to: 24 } as never)), { from: 31, to: 17 } as never),
    );
    expect(solver.solve({ board, goal: "any" }, new Budget())).toEqual({ kind: "won", line: [] });
  });
});
