/** The letters and figures that are drawn on the board to show why a position is lost. */

import { columnOf, type Hole, type Lattice, rowOf } from "../rules/index.ts";

/** The classes of a hole: a letter for the diagonal that rises to the right, on square boards a figure for the other. */
export const classLabel = (hole: Hole, lattice: Lattice): string =>
  `${"ABC"[(columnOf(hole) + rowOf(hole)) % 3]}${lattice === "square" ? ((columnOf(hole) - rowOf(hole) + 9) % 3) + 1 : ""}`;
