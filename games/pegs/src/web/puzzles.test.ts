import { describe, expect, test } from "vitest";
import { hole } from "../rules/fixture.ts";
import { ladderOf } from "../rules/ladder.ts";
import {
  climbed,
  countStars,
  dailyNote,
  nextPuzzle,
  noteStars,
  parOf,
  puzzleOf,
  readStars,
  starsFor,
} from "./puzzles.ts";

const dealt = (deal: string, options = "any") => ({ deal, options });

describe("puzzles", () => {
  test("PG-V23 the puzzles of the ladders and that of the day are puzzles, nothing else is", () => {
    const { hole: named, sweeps } = ladderOf("triangle15")[11]!;
    expect(puzzleOf(dealt("triangle15-12"), {})).toEqual({ title: "Triangle, level 12", hole: named, sweeps });
    const notes = { daily: dailyNote("2026-01-31", "**O**", "d4", 7) };
    expect(puzzleOf(dealt("**O**"), notes)).toEqual({ title: "Puzzle of 31 January", hole: hole("d4"), sweeps: 7 });
    expect(puzzleOf(dealt("**O**"), { daily: "2026-01-31 **O**" })).toMatchObject({
      hole: undefined,
      sweeps: undefined,
    });
    expect([puzzleOf(dealt("english-d4"), notes), puzzleOf(dealt("skull"), {})]).toEqual([undefined, undefined]);
    expect(puzzleOf(dealt("triangle15-12", "a5"), {})).toBeUndefined();
    expect(nextPuzzle("triangle15-12")).toEqual({ deal: "triangle15-13", title: "Next, level 13" });
    expect([nextPuzzle("triangle15-32"), nextPuzzle("skull")]).toEqual([undefined, undefined]);
  });

  test.each([
    ["triangle15-12", "any", ladderOf("triangle15")[11]!.sweeps],
    ["english", "any", 17],
    ["english-d4", "d4", 18],
    ["english-e5", "any", 15],
    ["skull", "any", undefined],
    ["triangle15-12", "a5", undefined],
    ["nothing", "any", undefined],
  ])("PG-V7 PG-V26 the fewest sweeps of %s to %s are known without a search", (deal, options, sweeps) => {
    expect(parOf(dealt(deal, options), {})).toBe(sweeps);
  });

  const puzzle = { title: "", hole: hole("d4"), sweeps: 2 };
  test.each([
    ["all three", ["a4-c4", "d2-d4"], false, 3],
    ["too many sweeps", ["a4-c4", "a1-a3", "d2-d4"], false, 2],
    ["with help", ["a4-c4", "d2-d4"], true, 2],
    ["another hole", ["a4-c4", "d2-f2"], false, 2],
    ["none", ["a4-c4", "a1-a3", "d2-f2"], true, 0],
  ])("PG-V24 stars for %s", (_what, moves, isHelped, count) => {
    expect(countStars(starsFor(puzzle, moves, isHelped))).toBe(count);
  });

  test("PG-V24 the most stars of a puzzle are noted, and the ladder says what is won and what is next", () => {
    let notes: Record<string, string> = {};
    const note = (key: string, text: string) => {
      notes = { ...notes, [key]: text };
    };
    noteStars({ notes, note }, "triangle15-1", 2);
    noteStars({ notes, note }, "triangle15-2", 0);
    noteStars({ notes, note }, "triangle15-1", 1);
    expect([...readStars(notes)]).toEqual([
      ["triangle15-1", 2],
      ["triangle15-2", 0],
    ]);
    noteStars({ notes, note }, "triangle15-1", 3);
    expect(climbed("triangle15", notes)).toMatchObject({ next: 3 });
    expect(climbed("triangle15", notes).stars.slice(0, 3)).toEqual([3, 0, undefined]);
    expect(climbed("english", { stars: "english-1 9\nrubbish" })).toMatchObject({ next: 1 });
  });
});
