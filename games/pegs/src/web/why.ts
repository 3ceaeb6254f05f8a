/** The letters and figures that are drawn on the board to show why a position is lost. */

import { columnOf, type Hole, rowOf } from "../rules/index.ts";

/** The classes of a hole: a letter for the diagonal that rises to the right, a figure for the one that falls. */
export const classLabel = (hole: Hole): string =>
  `${"ABC"[(columnOf(hole) + rowOf(hole)) % 3]}${((columnOf(hole) - rowOf(hole) + 6) % 3) + 1}`;
