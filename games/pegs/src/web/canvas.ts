/** What an own board is made on: seven or nine rows of a square board, a triangle of nine rows, or a hexagon as high. */

import { withCell } from "../rules/board.ts";
import { fullHexagon, fullShape, fullTriangle } from "../rules/boards.ts";
import { type Board, holesOf, latticeOf, PEG } from "../rules/index.ts";

/** The kinds of canvas, in the order they are offered. */
export const CANVASES = ["square7", "square9", "triangular", "hexagonal"] as const;

/** A kind of canvas. */
export type Canvas = (typeof CANVASES)[number];

const GROUNDS: Readonly<Record<Canvas, Board>> = {
  square7: fullShape("square7"),
  square9: fullShape("square9"),
  triangular: fullTriangle(9),
  hexagonal: fullHexagon(5),
};

/** Whether every hole of a board lies on a canvas. */
export function isWithin(canvas: Canvas, board: Board): boolean {
  const cells = holesOf(GROUNDS[canvas]);
  return latticeOf(GROUNDS[canvas]) === latticeOf(board) && holesOf(board).every((hole) => cells.includes(hole));
}

/** The first canvas that a board could be made on. */
export const canvasOf = (board: Board): Canvas => CANVASES.find((canvas) => isWithin(canvas, board)) ?? "hexagonal";

/** The canvas with a peg in every cell that can be a hole: its own, and those that a board has beyond it. */
export const groundOf = (canvas: Canvas, board: Board): Board =>
  holesOf(board).reduce((ground, hole) => withCell(ground, hole, PEG), GROUNDS[canvas]);

/** The board an empty canvas begins with. */
const FIRST: Readonly<Record<Canvas, Board>> = {
  square7: fullShape("english"),
  square9: fullShape("wiegleb"),
  triangular: fullShape("triangle15"),
  hexagonal: fullShape("hexagon37"),
};

/** The board to begin with on a canvas, with a peg in every hole. */
export const firstBoard = (canvas: Canvas): Board => FIRST[canvas];
