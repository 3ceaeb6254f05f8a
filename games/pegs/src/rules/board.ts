/** A board: 49 cells, each a peg, an empty hole or no hole at all. */

import { ok, type Result, refuse } from "@baize/kernel";
import { HOLES, type Hole, SIDE } from "./hole.ts";

/** The three things a cell can be, as the document writes them. */
export type Cell = "O" | "." | "*";

/** The letter O: a peg stands here. */
export const PEG: Cell = "O";

/** An empty hole. */
export const EMPTY: Cell = ".";

/** No hole: nothing ever stands here. */
export const UNAVAILABLE: Cell = "*";

/** 49 cells as one text without breaks, row by row. A value: it is never changed. */
export type Board = string & { readonly board: unique symbol };

/** What a cell of the board is. */
export const cellAt = (board: Board, hole: Hole): Cell => board[hole] as Cell;

/** The board with one cell changed. */
export const withCell = (board: Board, hole: Hole, cell: Cell): Board =>
  (board.slice(0, hole) + cell + board.slice(hole + 1)) as Board;

/** The holes where a cell of this kind is. */
export const holesWith = (board: Board, cell: Cell): readonly Hole[] => HOLES.filter((hole) => board[hole] === cell);

/** How many pegs stand on the board. */
export const pegCount = (board: Board): number => holesWith(board, PEG).length;

const ROWS = /^[O.*]{7}(?:[\n/][O.*]{7}){6}$/;

/** Reads seven rows of seven cells, broken by new lines or by `/`. */
export function parseBoard(text: string): Result<Board> {
  const rows = text.trim().replaceAll("\r\n", "\n");
  return ROWS.test(rows) ? ok(rows.replace(/[\n/]/g, "") as Board) : refuse("board-unreadable", "PG-N5", { text });
}

const rowsOf = (board: Board): string[] =>
  Array.from({ length: SIDE }, (_, row) => board.slice(row * SIDE, (row + 1) * SIDE));

/** Writes the document's grid: seven lines, no break at the end. */
export const formatBoard = (board: Board): string => rowsOf(board).join("\n");

/** Writes the grid on one line, rows broken by `/`. */
export const formatBoardLine = (board: Board): string => rowsOf(board).join("/");
