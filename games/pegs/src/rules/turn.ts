/** The eight symmetries of the first seven rows and columns. */

import { columnOf, type Hole, holeAt, rowOf } from "./hole.ts";

/** The middle of the cross is d4: what is mirrored in it changes from n to 8 − n. */
const MIRRORED = 8;

/** A hole of the first seven rows and columns after a symmetry: mirrored left to right if s ≥ 4, then turned clockwise s mod 4 times. */
export function turnHole(hole: Hole, s: number): Hole {
  let row = rowOf(hole);
  let column = s < 4 ? columnOf(hole) : MIRRORED - columnOf(hole);
  for (let n = 0; n < (s & 3); n++) [row, column] = [column, MIRRORED - row];
  return holeAt(row, column) as Hole;
}
