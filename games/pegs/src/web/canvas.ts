/** What an own board is made on: seven or nine rows of a square board, or a triangle of nine rows. */

import { fullShape, fullTriangle } from "../rules/boards.ts";
import { type Board, latticeOf, sizeOf } from "../rules/index.ts";

/** The kinds of canvas, in the order they are offered. */
export const CANVASES = ["square7", "square9", "triangular"] as const;

/** A kind of canvas. */
export type Canvas = (typeof CANVASES)[number];

const GROUNDS: Readonly<Record<Canvas, Board>> = {
  square7: fullShape("square7"),
  square9: fullShape("square9"),
  triangular: fullTriangle(9),
};

/** The canvas with a peg in every cell that can be a hole. */
export const groundOf = (canvas: Canvas): Board => GROUNDS[canvas];

/** The canvas that a board was made on. */
export function canvasOf(board: Board): Canvas {
  if (latticeOf(board) === "triangular") return "triangular";
  const { rows, columns } = sizeOf(board);
  return rows > 7 || columns > 7 ? "square9" : "square7";
}

/** The board an empty canvas begins with. */
const FIRST: Readonly<Record<Canvas, Board>> = {
  square7: fullShape("english"),
  square9: fullShape("wiegleb"),
  triangular: fullShape("triangle15"),
};

/** The board to begin with on a canvas, with a peg in every hole. */
export const firstBoard = (canvas: Canvas): Board => FIRST[canvas];
