/** Boards that are turned or mirrored images of each other are one to a quick look. */

import { holesOf, latticeOf, pegs, type State, sizeOf } from "../rules/index.ts";
import { turnHole } from "../rules/turn.ts";

/** A text that is the same for all eight images of a position in seven rows and columns; elsewhere each is its own. */
export function canonicalKey(state: State): string {
  const { board, goal } = state;
  if (latticeOf(board) !== "square" || sizeOf(board).rows > 7 || sizeOf(board).columns > 7) {
    return pegs.stateText.format(state);
  }
  const images = Array.from({ length: 8 }, (_, s) => {
    const cells: string[] = [];
    for (const hole of holesOf(board)) cells[turnHole(hole, s)] = board[hole] ?? "";
    return `${cells.join(",")} ${goal === "any" ? goal : turnHole(goal, s)}`;
  });
  return images.reduce((least, image) => (image < least ? image : least));
}
