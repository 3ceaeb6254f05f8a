import { Budget, must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import type { Board } from "../rules/board.ts";
import { parseBoardName } from "../rules/boards.ts";
import { randomDeal } from "../rules/deal.ts";
import { formatHole, holeAt } from "../rules/hole.ts";
import { applyJump, legalJumps } from "../rules/moves.ts";
import { countSweeps, parseJump } from "../rules/notation.ts";
import { type Goal, goalText, isWon, type State } from "../rules/state.ts";
import type { Book } from "./book.ts";
import { Search } from "./search.ts";
import { solver } from "./solve.ts";
import { TableBook } from "./table-book.ts";
import { study } from "./truth.ts";

const game = (name: string, goal = "any"): State => ({
  board: must(parseBoardName(name)),
  goal: must(goalText.parse(goal)),
});
const truthOf = (state: State) => study(state, new Budget())!;
const jump = (text: string) => must(parseJump(text));

describe("the truth about the templates", () => {
  test.each([
    ["easy", "any", 1, 2n, "d3 d6"],
    ["easy", "d3", 2, 1n, "d3"],
    ["cross", "any", 4, 4n, "d1 d4"],
    ["plus", "any", 5, 32n, "d1 a4 d4 g4 d7"],
    ["pyramid", "any", 7, 10_142_448n, "d1 a4 d4 g4 d7"],
    ["arrow", "any", 8, 3_884_200n, "d1 d4 d7"],
  ])(
    "PG-T1 PG-T2 PG-T3 PG-T6 PG-R5 PG-DT3 %s to %s: %i sweeps, %i solutions",
    (name, goal, sweeps, solutions, finals) => {
      const truth = truthOf(game(name, goal));
      expect([truth.winnable, truth.sweeps, truth.solutions]).toEqual([true, sweeps, solutions]);
      expect(truth.finals.map(formatHole).join(" ")).toBe(finals);
    },
  );

  test.each(["easy", "cross", "plus", "pyramid", "arrow"])(
    "PG-T2 PG-S2 %s: the line wins in the fewest sweeps",
    (name) => {
      const truth = truthOf(game(name));
      const end = must(truth.after(...truth.line));
      expect(isWon(end.state)).toBe(true);
      expect(countSweeps(truth.line)).toBe(truth.sweeps);
      expect([end.sweeps, end.solutions, end.chance, end.line]).toEqual([0, 1n, 1, []]);
    },
  );

  test("PG-DT3 the default board cannot be won", () => {
    const truth = truthOf(game("default"));
    expect([truth.winnable, truth.sweeps, truth.solutions, truth.chance]).toEqual([false, undefined, 0n, 0]);
    expect([truth.finals, truth.keepers, truth.line]).toEqual([[], [], []]);
  });

  test("PG-T4 the chance of easy is one jump in two, of cross one game in 32", () => {
    expect(truthOf(game("easy")).chance).toBe(1 / 2);
    expect(truthOf(game("easy", "d3")).chance).toBe(1 / 4);
    expect(truthOf(game("cross")).chance).toBe(1 / 32);
  });

  test("PG-T5 easy is kept by one jump and lost by the other", () => {
    const truth = truthOf(game("easy"));
    expect(truth.keepers).toEqual([jump("d2-d4")]);
    expect(must(truth.after(jump("d3-d1"))).winnable).toBe(false);
  });

  test("PG-T7 the truth is told only of positions that jumps reach", () => {
    const truth = truthOf(game("easy"));
    expect(truth.after(jump("d2-d4"), jump("d2-d4"))).toMatchObject({ ok: false, error: { rule: "PG-M2" } });
    expect(must(truth.after()).state).toEqual(truth.state);
  });

  test.each(["pyramid", "english", "european", "square5-d2"])("PG-T8 %s is not known within a small budget", (name) => {
    const budget = new Budget({ nodes: 500 });
    expect(study(game(name), budget)).toBeUndefined();
    expect(budget.spent).toBeLessThanOrEqual(500);
  });

  test("PG-T8 what is too large to be remembered is not known, and nothing is thrown", () => {
    expect(Search.below(game("plus"), new Budget(), 153)?.searched).toBe(153);
    expect(Search.below(game("plus"), new Budget(), 100)).toBeUndefined();
  });

  test("PG-T1 boards off the cross are searched whole", () => {
    const state = game("square5");
    const verdict = solver.solve(state, new Budget());
    const line = verdict.kind === "won" ? verdict.line : [];
    const board = line.slice(0, 12).reduce((at, next) => must(applyJump(at, next)), state.board);
    const truth = truthOf({ ...state, board });
    expect(truth.winnable).toBe(true);
    expect(isWon(must(truth.after(...truth.line)).state)).toBe(true);
    expect(study(game("european-d4"), new Budget({ nodes: 0 }))?.winnable).toBe(false);
  });
});

/** Every position below a state, by the rules alone. */
function reachable(state: State): readonly Board[] {
  const seen = new Set([state.board]);
  for (const board of seen) for (const next of legalJumps(board)) seen.add(must(applyJump(board, next)));
  return [...seen];
}

function expectSameBooks(state: State, table: Book, search: Book) {
  for (const board of reachable(state)) {
    expect(table.isWinnable(board)).toBe(search.isWinnable(board));
    expect(table.sweeps(board)).toBe(search.sweeps(board));
    expect(table.solutions(board)).toBe(search.solutions(board));
    expect(table.finals(board)).toEqual(search.finals(board));
    expect(table.chance(board)).toBeCloseTo(search.chance(board), 14);
    expect(countSweeps(table.line(board))).toBe(table.sweeps(board) ?? 0);
  }
}

describe("tables and searches", () => {
  test.each([
    ["easy", "any"],
    ["cross", "any"],
    ["cross", "d4"],
    ["cross", "d1"],
    ["cross", "c1"],
    ["plus", "any"],
    ["plus", "d4"],
    ["plus", "a4"],
    ["fireplace", "any"],
    ["fireplace", "d4"],
  ])("PG-S4 agree on every position of %s to %s", (name, goal) => {
    const state = game(name, goal);
    expectSameBooks(state, TableBook.write(state, new Budget())!, Search.below(state, new Budget())!);
  });

  test.each([..."0123456789abcdef"])(
    "PG-S4 PG-D2 agree on every position of random deal %s, which can be won",
    (seed) => {
      const random = Random.fromSeed(`agree ${seed}`);
      const goal = random.pick<Goal>(["any", holeAt(4, 4)!, holeAt(3, 3)!, holeAt(1, 3)!]);
      const state = { board: randomDeal(goal, random), goal };
      const search = Search.below(state, new Budget({ nodes: 6000 }));
      const table = TableBook.write(state, new Budget())!;
      expect(table.isWinnable(state.board)).toBe(true);
      if (search !== undefined) expectSameBooks(state, table, search);
    },
  );
});
