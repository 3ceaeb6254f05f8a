import { Budget, must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { parseBoardName } from "../rules/boards.ts";
import { holeAt } from "../rules/hole.ts";
import { messageOf } from "../words/index.ts";
import { dailyPuzzle, gradeOf, LEVELS, makePuzzle } from "./puzzle.ts";
import { Search } from "./search.ts";
import { study } from "./truth.ts";

const d4 = holeAt(4, 4)!;
const truthOf = (name: string) => study({ board: must(parseBoardName(name)), goal: "any" }, new Budget())!;

describe("puzzles", () => {
  test.each(LEVELS)("PG-G1 PG-G3 a %s puzzle can be solved, and is as hard as it says", (level) => {
    for (const goal of ["any", d4] as const) {
      const puzzle = makePuzzle(level, goal, Random.fromSeed(`${level} ${goal}`))!;
      const state = { board: puzzle.deal, goal };
      expect(puzzle.grade.level).toBe(level);
      expect(puzzle.goal).toBe(goal);
      if (level === "gentle") expect(Search.below(state, new Budget())!.isWinnable(puzzle.deal)).toBe(true);
      expect(gradeOf(study(state, new Budget())!)).toEqual(puzzle.grade);
    }
  });

  test("PG-G1 there is no puzzle whose goal is off the board", () => {
    expect(makePuzzle("gentle", holeAt(1, 1)!, Random.fromSeed("x"))).toBeUndefined();
  });

  test("PG-G2 a grade has the chance of random play, the only-moves and the fewest sweeps", () => {
    expect(gradeOf(truthOf("easy"))).toEqual({ level: "gentle", chance: 1 / 2, onlyMoves: 1, sweeps: 1 });
    expect(gradeOf(truthOf("plus"))).toEqual({
      level: "fair",
      chance: 1 / 128,
      onlyMoves: expect.any(Number),
      sweeps: 5,
    });
    expect(gradeOf(truthOf("default"))).toBeUndefined();
  });

  test("PG-G4 a day has one puzzle, harder towards Sunday", () => {
    const levels = ["16", "17", "18", "19", "20", "21", "22"].map(
      (day) => must(dailyPuzzle(`2026-11-${day}`)).grade.level,
    );
    expect(levels).toEqual(["gentle", "gentle", "fair", "fair", "hard", "hard", "fiendish"]);
    expect(dailyPuzzle("2026-11-16")).toEqual(dailyPuzzle(" 2026-11-16 "));
    expect(must(dailyPuzzle("2026-11-16")).deal).not.toBe(must(dailyPuzzle("2026-11-17")).deal);
    expect(dailyPuzzle("2028-02-29").ok).toBe(true);
  });

  test.each(["", "today", "2026-13-01", "2026-00-10", "2026-02-29", "2026-04-31", "2026-1-1", "1900-02-29"])(
    "PG-G4 %j is not a date",
    (date) => {
      const refused = dailyPuzzle(date);
      expect(refused).toMatchObject({ ok: false, error: { code: "date-unreadable", rule: "PG-G4" } });
      expect(messageOf(refused)).toContain(date);
    },
  );
});
