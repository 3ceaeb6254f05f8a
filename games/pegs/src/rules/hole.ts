/** Where a peg can stand: the 81 cells of the grid, and their text: columns a–i, rows 1–9 from the top. */

import { ok, type Result, refuse } from "@baize/kernel";

/** A cell of the grid, counted 0 to 80, row by row from the top left. */
export type Hole = number & { readonly hole: unique symbol };

/** The grid has this many rows and as many columns. */
export const SIDE = 9;

const LETTERS = "abcdefghi";

/** The hole in a row and a column, both counted from 1; undefined outside the grid. */
export function holeAt(row: number, column: number): Hole | undefined {
  const inside = isLine(row, SIDE) && isLine(column, SIDE);
  return inside ? (((row - 1) * SIDE + column - 1) as Hole) : undefined;
}

/** Whether one of so many rows or columns has this number. */
export const isLine = (n: number, lines: number): boolean => Number.isInteger(n) && n >= 1 && n <= lines;

/** The row of a hole, counted from 1 at the top. */
export const rowOf = (hole: Hole): number => Math.floor(hole / SIDE) + 1;

/** The column of a hole, counted from 1 at the left. */
export const columnOf = (hole: Hole): number => (hole % SIDE) + 1;

/** All 81 holes in order. */
export const HOLES: readonly Hole[] = Array.from({ length: SIDE * SIDE }, (_, i) => i as Hole);

/** Reads `d4`; capitals are read as well. */
export function parseHole(text: string): Result<Hole> {
  const [, letter = "", digit = ""] = /^\s*([a-i])([1-9])\s*$/i.exec(text) ?? [];
  const hole = holeAt(Number(digit), LETTERS.indexOf(letter.toLowerCase()) + 1);
  return letter === "" || hole === undefined ? refuse("hole-unreadable", "PG-N1", { text }) : ok(hole);
}

/** Writes `d4`. */
export const formatHole = (hole: Hole): string => `${LETTERS[hole % SIDE]}${rowOf(hole)}`;
