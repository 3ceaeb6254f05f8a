/** Where the keyboard is on the board, and where an arrow takes it. */

import { DIRECTIONS } from "../rules/graph.ts";
import { type Board, type Direction, type Hole, holesOf, type Lattice } from "../rules/index.ts";
import { spotOf } from "./layout.ts";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The way an arrow key points; undefined for other keys. */
export const arrowOf = (key: string): Direction | undefined => ARROWS[key];

/** So much farther a hole counts that is not straight ahead; on a triangular board none is, up or down. */
const ASIDE: Readonly<Record<Lattice, number>> = { square: 3, triangular: 1 };

/** The next hole that way: the nearest in the same row or column, else the nearest at all. */
export function step(lattice: Lattice, from: Hole, way: Direction, holes: readonly Hole[]): Hole {
  const { row, column } = DIRECTIONS[way];
  const start = spotOf(lattice, from);
  const ranked = holes.flatMap((hole) => {
    const { x, y } = spotOf(lattice, hole);
    const [down, right] = [y - start.y, x - start.x];
    const ahead = down * row + right * column;
    const aside = Math.abs(down * column) + Math.abs(right * row);
    return ahead <= 1e-9 ? [] : [{ hole, far: ahead + ASIDE[lattice] * aside }];
  });
  return ranked.sort((a, b) => a.far - b.far)[0]?.hole ?? from;
}

/** The first or the last hole of a row, for Home and End; undefined for other keys. */
export function endOf(lattice: Lattice, from: Hole, key: string, holes: readonly Hole[]): Hole | undefined {
  const { y } = spotOf(lattice, from);
  const row = holes.filter((hole) => Math.abs(spotOf(lattice, hole).y - y) < 1e-9);
  const sorted = row.sort((a, b) => spotOf(lattice, a).x - spotOf(lattice, b).x);
  return key === "Home" ? sorted[0] : key === "End" ? sorted.at(-1) : undefined;
}

/** Where the keyboard begins: on a peg that can jump, or else in the first hole. */
export const firstHole = (board: Board, movable: readonly Hole[]): Hole | undefined => movable[0] ?? holesOf(board)[0];
