/** What can be asked about the positions of one game, whoever knows the answers. */

import type { Board } from "../rules/board.ts";
import type { Jump } from "../rules/graph.ts";
import type { Hole } from "../rules/hole.ts";

/** The complete truth about one game: every board its jumps can reach is known. */
export interface Book {
  /** How many positions were looked at to know it. */
  readonly searched: number;
  isWinnable(board: Board): boolean;
  /** The fewest sweeps to the goal; undefined when it cannot be reached. */
  sweeps(board: Board): number | undefined;
  /** How many sequences of jumps win. */
  solutions(board: Board): bigint;
  /** The chance that jumps chosen at random win. */
  chance(board: Board): number;
  /** Where the last peg can still stand, in order. */
  finals(board: Board): readonly Hole[];
  /** Every position that jumps can reach from a board, itself included, as far as they were not ruled out at once. */
  positions?(board: Board): Iterable<{ readonly pegs: number; readonly winnable: boolean }>;
  /** A way to the goal in the fewest sweeps; no jumps when there is none, or none is needed. */
  line(board: Board): readonly Jump[];
}
