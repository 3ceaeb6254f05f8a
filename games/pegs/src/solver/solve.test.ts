import { Budget, must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { parseBoardName } from "../rules/boards.ts";
import { playBackwards } from "../rules/deal.ts";
import { holeAt } from "../rules/hole.ts";
import { applyJump } from "../rules/moves.ts";
import { countSweeps, parseJump } from "../rules/notation.ts";
import { goalText, isWon, type State } from "../rules/state.ts";
import { findWin, shortestSolver, solver } from "./solve.ts";
import { study } from "./truth.ts";

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

  test.each([
    ["english-c3", "any"],
    ["english-c3", "f3"],
    ["english-a3", "any"],
    ["english-d5", "d5"],
  ])("PG-S2 %s to %s is won by the first line that is found", (name, goal) => {
    const state = game(name, goal);
    const verdict = solver.solve(state, new Budget({ nodes: 1_500_000 }));
    if (verdict.kind !== "won") throw new Error(verdict.kind);
    const board = verdict.line.reduce((at, jump) => must(applyJump(at, jump)), state.board);
    expect(isWon({ ...state, board })).toBe(true);
  });

  test("PG-S2 what is known of the fewest sweeps beforehand bounds a line that is not proved", () => {
    const verdict = shortestSolver.solve(game("english-c3"), new Budget({ nodes: 100_000 }));
    expect(verdict).toMatchObject({ kind: "won", bounds: { atLeast: 15, atMost: 30 } });
  });

  test("PG-S1 what is too large to be remembered is unknown, and nothing is thrown", () => {
    expect(findWin(game("pyramid", "d1"), new Budget(), 1)).toEqual({ kind: "unknown" });
    expect(findWin(game("pyramid", "d1"), new Budget()).kind).toBe("won");
  });

  test("PG-S1 PG-T2 the shortest line is found off the cross as well", () => {
    const board = playBackwards("square7", holeAt(1, 1)!, 9, Random.fromSeed("shortest"));
    for (const state of [{ board, goal: "any" } as const, game("plus")]) {
      const verdict = shortestSolver.solve(state, new Budget());
      if (verdict.kind !== "won") throw new Error(verdict.kind);
      expect(countSweeps(verdict.line)).toBe(study(state, new Budget())!.sweeps);
    }
    expect(shortestSolver.solve(game("european-d4"), new Budget())).toEqual({ kind: "lost" });
  });

  test("PG-S1 what is won already needs no jump", () => {
    const [down, up] = ["d2-d4", "d4-d6"].map((text) => must(parseJump(text)));
    const board = must(applyJump(must(applyJump(game("easy").board, down!)), up!));
    expect(solver.solve({ board, goal: "any" }, new Budget())).toEqual({ kind: "won", line: [] });
  });
});
