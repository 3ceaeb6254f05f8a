/** What a ladder promises of each of its puzzles, checked against the solver. */

import { Budget } from "@baize/kernel";
import { expect } from "vitest";
import { type LadderShape, ladderOf, RUNGS } from "../rules/ladder.ts";
import type { Book } from "./book.ts";
import { writeBook } from "./books.ts";
import { isSmall } from "./dense.ts";
import { finalsOf } from "./parity.ts";
import { difficultyOf, gradeOf } from "./puzzle.ts";
import { Truth } from "./truth.ts";

/** Each puzzle is won in its fewest sweeps at its hole, and none is easier than the one before. */
export function expectLadder(name: LadderShape): void {
  const books = new Map<string, Book>();
  const rungs = ladderOf(name);
  const hard = rungs.map(({ board, hole, sweeps }) => {
    const state = { board, goal: "any" as const };
    const key = isSmall(board) ? finalsOf(state).join() : board;
    const book = books.get(key) ?? (writeBook(state, new Budget()) as Book);
    books.set(key, book);
    const truth = new Truth(state, book);
    const grade = gradeOf(truth);
    expect([truth.sweeps, truth.line.at(-1)?.to]).toEqual([sweeps, hole]);
    return grade === undefined ? Number.NaN : difficultyOf(grade);
  });
  expect(hard).toEqual(hard.toSorted((a, b) => a - b));
  expect([rungs.length, new Set(rungs.map(({ board }) => board)).size]).toEqual([RUNGS, RUNGS]);
}
