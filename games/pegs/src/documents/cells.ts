/** The 49 slots of the document's board as one text, and the same as a board of the rules. */

import { must } from "@baize/kernel";
import { type Board, type Cell, parseBoard, rowsOf } from "../rules/board.ts";

/** The document's board has this many rows and as many columns. */
export const SIDE = 7;

/** 49 signs without breaks, row by row. */
export type Cells = string & { readonly cells: unique symbol };

/** The board of the rules that these slots are. */
export const toBoard = (cells: Cells): Board => must(parseBoard(cells.replaceAll(/.{7}(?=.)/g, "$&/")));

/** The slots of a board of seven rows and columns. */
export const toCells = (board: Board): Cells => rowsOf(board).join("") as Cells;

const placeOf = (r: number, c: number): number => (r - 1) * SIDE + c - 1;

/** What stands in a row and a column. */
export const signAt = (cells: Cells, r: number, c: number): Cell => cells[placeOf(r, c)] as Cell;

/** The slots with one of them changed. */
export const withSign = (cells: Cells, r: number, c: number, sign: Cell): Cells =>
  (cells.slice(0, placeOf(r, c)) + sign + cells.slice(placeOf(r, c) + 1)) as Cells;
