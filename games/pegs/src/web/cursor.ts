/** Where the keyboard is on the board, and where an arrow takes it. */

import { type Board, columnOf, type Hole, rowOf } from "../rules/index.ts";
import { DIRECTIONS, type Direction } from "../rules/moves.ts";
import { holesOf } from "./layout.ts";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The way an arrow key points; undefined for other keys. */
export const arrowOf = (key: string): Direction | undefined => ARROWS[key];

/** The next hole that way: the nearest in the same row or column, else the nearest at all. */
export function step<Place extends Hole>(from: Place, way: Direction, holes: readonly Place[]): Place {
  const { row, column } = DIRECTIONS[way];
  const ranked = holes.flatMap((hole) => {
    const down = rowOf(hole) - rowOf(from);
    const right = columnOf(hole) - columnOf(from);
    const ahead = down * row + right * column;
    const aside = Math.abs(down * column) + Math.abs(right * row);
    return ahead <= 0 ? [] : [{ hole, far: ahead + 3 * aside }];
  });
  return ranked.sort((a, b) => a.far - b.far)[0]?.hole ?? from;
}

/** Where the keyboard begins: on a peg that can jump, or else in the first hole. */
export const firstHole = (board: Board, movable: readonly Hole[]): Hole | undefined => movable[0] ?? holesOf(board)[0];
