/** The ladders as they are written down. */

import { expect, test } from "vitest";
import { cellAt, EMPTY, holesWith, PEG, pegCount, shapeOf } from "./board.ts";
import { formatRung, LADDER_SHAPES, LEVELS, ladderOf, levelOf, RUNGS, rungName, rungNamed } from "./ladder.ts";
import { RUNG_TEXTS } from "./rungs.ts";
import { fullShape } from "./shapes.ts";

test.each(LADDER_SHAPES)(
  "PG-G5 the ladder of %s is read as it is written: pegs, an empty hole at least, and a star",
  (shape) => {
    const rungs = ladderOf(shape);
    expect(rungs.map((rung) => formatRung(shape, rung)).join(" ")).toBe(RUNG_TEXTS[shape]);
    for (const [i, { board, hole, sweeps }] of rungs.entries()) {
      expect([shapeOf(board), cellAt(fullShape(shape), hole)]).toEqual([shapeOf(fullShape(shape)), PEG]);
      expect(pegCount(board) + holesWith(board, EMPTY).length).toBe(pegCount(fullShape(shape)));
      expect([pegCount(board) > 1, holesWith(board, EMPTY).length > 0, sweeps > 0]).toEqual([true, true, true]);
      expect([rungName(board), rungNamed(`${shape}-${i + 1}`)]).toEqual([
        `${shape}-${i + 1}`,
        { board, hole, sweeps, shape, number: i + 1 },
      ]);
    }
  },
);

test("PG-G5 eight puzzles of each level, from gentle to fiendish", () => {
  const levels = Array.from({ length: RUNGS }, (_, i) => levelOf(i + 1));
  expect(levels).toEqual(["gentle", "fair", "hard", "fiendish"].flatMap((level) => Array(8).fill(level)));
  expect(LEVELS).toHaveLength(4);
});

test.each([
  "triangle15-0",
  "triangle15-33",
  "triangle15-01",
  "triangle15-1-1",
  "square5-1",
  "triangle15",
  "english-d4",
  "",
])("PG-G5 %j is the name of no puzzle", (name) => {
  expect(rungNamed(name)).toBeUndefined();
});

test("PG-G5 a board that is no puzzle has no name of one", () => {
  expect(rungName(fullShape("english"))).toBeUndefined();
});
