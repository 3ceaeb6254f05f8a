/** A board: 81 cells, each a peg, an empty hole or no hole at all, and the lattice that joins them. */

import { ok, type Result, refuse } from "@baize/kernel";
import { columnOf, HOLES, type Hole, rowOf, SIDE } from "./hole.ts";

/** The three things a cell can be, as the document writes them. */
export type Cell = "O" | "." | "*";

/** The letter O: a peg stands here. */
export const PEG: Cell = "O";

/** An empty hole. */
export const EMPTY: Cell = ".";

/** No hole: nothing ever stands here. */
export const UNAVAILABLE: Cell = "*";

/** Which cells lie in lines: those of rows and columns, or those of one diagonal as well, which makes triangles. */
export type Lattice = "square" | "triangular";

/** 81 cells as one text without breaks, row by row, and the sign of the lattice. A value: it is never changed. */
export type Board = string & { readonly board: unique symbol };

const SIGNS = { square: "+", triangular: "^" } as const satisfies Record<Lattice, string>;

/** The lattice of a board. */
export const latticeOf = (board: Board): Lattice => (board.endsWith(SIGNS.triangular) ? "triangular" : "square");

/** Whether a text is a board as it is kept. */
export const isBoard = (text: string): text is Board => /^[O.*]{81}[+^]$/.test(text);

/** What a cell of the board is. */
export const cellAt = (board: Board, hole: Hole): Cell => board[hole] as Cell;

/** The board with one cell changed. */
export const withCell = (board: Board, hole: Hole, cell: Cell): Board =>
  (board.slice(0, hole) + cell + board.slice(hole + 1)) as Board;

/** The board without its pegs: its holes alone. */
export const shapeOf = (board: Board): Board => board.replaceAll(PEG, EMPTY) as Board;

/** The holes where a cell of this kind is. */
export const holesWith = (board: Board, cell: Cell): readonly Hole[] => HOLES.filter((hole) => board[hole] === cell);

/** How many pegs stand on the board. */
export function pegCount(board: Board): number {
  let count = 0;
  for (let at = board.indexOf(PEG); at !== -1; at = board.indexOf(PEG, at + 1)) count++;
  return count;
}

/** So many rows and columns a square board is written with at least: the document's. */
const LEAST = 7;

/** How many rows and columns a board is written with: those that have holes, and on a square board seven at least. */
export function sizeOf(board: Board): { readonly rows: number; readonly columns: number } {
  const least = latticeOf(board) === "square" ? LEAST : 1;
  const holes = HOLES.filter((hole) => board[hole] !== UNAVAILABLE);
  return { rows: Math.max(least, ...holes.map(rowOf)), columns: Math.max(least, ...holes.map(columnOf)) };
}

/** How the text of a triangular board begins. */
const TRIANGULAR = "tri:";

const SQUARE_ROW = /^[O.*]{7,9}$/;
const TRIANGULAR_ROW = /^[O.*]{1,9}$/;

/** Reads the rows of a board, broken by new lines or by `/`; those of a triangular one after `tri:`. */
export function parseBoard(text: string): Result<Board> {
  const whole = text.trim().replaceAll("\r\n", "\n");
  const lattice: Lattice = whole.startsWith(TRIANGULAR) ? "triangular" : "square";
  const rows = whole.replace(/^tri:\n?/, "").split(/[\n/]/);
  return areRows(rows, lattice) ? ok(boardOf(rows, lattice)) : refuse("board-unreadable", "PG-N5", { text });
}

/** Square boards have seven to nine rows of equally many signs; triangular rows end where their holes do. */
function areRows(rows: readonly string[], lattice: Lattice): boolean {
  if (lattice === "triangular") return rows.length <= SIDE && rows.every((row) => TRIANGULAR_ROW.test(row));
  const isEven = rows.every((row) => SQUARE_ROW.test(row) && row.length === rows[0]?.length);
  return isEven && rows.length >= LEAST && rows.length <= SIDE;
}

/** The board of some rows; what they leave out is no hole. */
function boardOf(rows: readonly string[], lattice: Lattice): Board {
  const cells = rows.map((row) => row.padEnd(SIDE, UNAVAILABLE)).join("");
  return (cells.padEnd(HOLES.length, UNAVAILABLE) + SIGNS[lattice]) as Board;
}

/** The rows of a board, each as long as it is written. */
export function rowsOf(board: Board): readonly string[] {
  const { rows, columns } = sizeOf(board);
  const cells = Array.from({ length: rows }, (_, row) => board.slice(row * SIDE, row * SIDE + columns));
  return latticeOf(board) === "square" ? cells : cells.map((row) => row.replace(/(?!^)\*+$/, ""));
}

/** Writes the grid, a row on each line, without a break at the end; on a square board it is the document's. */
export const formatBoard = (board: Board): string =>
  [...(latticeOf(board) === "square" ? [] : [TRIANGULAR]), ...rowsOf(board)].join("\n");

/** Writes the grid on one line, rows broken by `/`. */
export const formatBoardLine = (board: Board): string =>
  (latticeOf(board) === "square" ? "" : TRIANGULAR) + rowsOf(board).join("/");
