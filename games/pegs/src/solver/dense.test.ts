import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Budget, must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { type Board, holesWith, PEG, parseBoard, shapeOf, withCell } from "../rules/board.ts";
import { fullShape, parseBoardName, type ShapeName } from "../rules/boards.ts";
import { playBackwards } from "../rules/deal.ts";
import { formatHole } from "../rules/hole.ts";
import { applyJump, legalJumps } from "../rules/moves.ts";
import { countSweeps } from "../rules/notation.ts";
import { type Goal, isWon } from "../rules/state.ts";
import type { Book } from "./book.ts";
import { DenseBook, isSmall } from "./dense.ts";
import { finalsOf } from "./parity.ts";
import { Search } from "./search.ts";
import { study } from "./truth.ts";

const holes = (name: ShapeName) => holesWith(fullShape(name), PEG);
const vacant = (name: ShapeName, hole: ReturnType<typeof holes>[number]): Board => withCell(fullShape(name), hole, ".");
const truth = (board: Board, goal: Goal = "any") => study({ board, goal }, new Budget())!;

describe("tables of small boards", () => {
  test.each(["triangle15", "hexagon19", "rectangle4x5"] as const)("PG-S4 agree with a plain search: %s", (name) => {
    const random = Random.fromSeed(`dense ${name}`);
    for (let n = 0; n < 4; n++) {
      const last = random.pick(holes(name));
      const board = playBackwards(name, last, 6 + random.below(3), random);
      const state = { board, goal: n % 2 === 0 ? ("any" as const) : last };
      const [table, search] = [DenseBook.write(state, new Budget())!, Search.below(state, new Budget())!];
      const seen = new Set([board]);
      for (const at of seen) {
        const told = (book: Book) => [
          book.isWinnable(at),
          book.sweeps(at),
          book.solutions(at),
          book.finals(at).join(),
          book.chance(at).toPrecision(12),
        ];
        if (told(table).join(" ") !== told(search).join(" ")) expect(told(table)).toEqual(told(search));
        if (countSweeps(table.line(at)) !== (table.sweeps(at) ?? 0)) throw new Error(at);
        for (const jump of legalJumps(at)) seen.add(must(applyJump(at, jump)));
      }
      expect([...table.positions(board)]).toHaveLength(search.searched);
    }
  });

  test("PG-S2 are for boards of up to 21 holes, and spend what they look at", () => {
    expect([isSmall(fullShape("triangle21")), isSmall(fullShape("square5"))]).toEqual([true, false]);
    const state = { board: must(parseBoardName("triangle15")), goal: "any" as const };
    const budget = new Budget({ nodes: 8192 });
    expect([DenseBook.write(state, budget)?.isWinnable(state.board), budget.spent]).toEqual([true, 8192]);
    expect(DenseBook.write(state, new Budget({ nodes: 8191 }))).toBeUndefined();
    const one = must(parseBoard("tri:O"));
    expect(truth(one).sweeps).toBe(0);
    expect(truth(shapeOf(one)).winnable).toBe(false);
  });
});

/** What is true of the triangle with a hole empty, to a goal, on one line. */
function lineOf(vacancy: ReturnType<typeof holes>[number], goal: Goal): string {
  const { sweeps, solutions, chance, finals, line, state } = truth(vacant("triangle15", vacancy), goal);
  const end = line.reduce((board, jump) => must(applyJump(board, jump)), state.board);
  if (sweeps !== undefined) expect([isWon({ board: end, goal }), line.length]).toEqual([true, 13]);
  const names = `${formatHole(vacancy)} to ${goal === "any" ? goal : formatHole(goal)}`;
  if (sweeps === undefined) return `${names}; lost`;
  const ways = `${sweeps} sweeps; ${solutions} solutions; chance ${chance.toPrecision(9)}`;
  return `${names}; ${ways}; ${finals.map(formatHole).join(" ")}`;
}

test("PG-R8 the triangle of 15: every vacancy to every hole", () => {
  const file = join(import.meta.dirname, "triangle15.truth.txt");
  const all = holes("triangle15");
  const lines = all.flatMap((vacancy) => (["any", ...all] as const).map((goal) => lineOf(vacancy, goal)));
  if (process.env.BAIZE_GOLDEN === "write") writeFileSync(file, `${lines.join("\n")}\n`);
  expect(`${lines.join("\n")}\n`).toBe(readFileSync(file, "utf8"));
  const ways = ["a1", "a2", "a3", "b3"].map((name) => truth(must(parseBoardName(`triangle15-${name}`))).solutions);
  expect(ways).toEqual([29_760n, 14_880n, 85_258n, 1_550n]);
  expect(Math.min(...all.map((hole) => truth(vacant("triangle15", hole)).sweeps ?? 99))).toBe(9);
});

test("PG-R9 of the triangle of 28 parity rules out the corners and their class", () => {
  const lost = holes("triangle28").filter(
    (hole) => finalsOf({ board: vacant("triangle28", hole), goal: "any" }).length === 0,
  );
  expect(lost.map(formatHole).join(" ")).toBe("a1 b3 a4 d4 c5 b6 e6 a7 d7 g7");
});

test("PG-R10 the hexagon of 19 is lost from every vacancy", () => {
  const kinds = ["a1", "b1", "b2", "c3"];
  expect(kinds.map((name) => truth(must(parseBoardName(`hexagon19-${name}`))).winnable)).toEqual(
    kinds.map(() => false),
  );
});
