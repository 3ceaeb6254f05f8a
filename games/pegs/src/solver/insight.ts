/** What the study of a position tells the table: plain data, for it comes from a worker. */

import type { Explanation } from "./explain.ts";

/** All that is known so far; what is left out is not known yet. */
export interface PegsInsight {
  /** For each jump whose worth is known, as text: whether the goal can still be reached after it. */
  readonly keeps: Readonly<Record<string, boolean>>;
  /** The fewest sweeps still to be made; a peg that has just jumped may go on without beginning a new one. */
  readonly sweeps?: number;
  /** The holes where the last peg can still stand, as text. */
  readonly finals?: readonly string[];
  /** How many sequences of jumps win, as text, and the chance that jumps chosen at random do. */
  readonly ways?: string;
  readonly chance?: number;
  /** Why the position is lost. */
  readonly loss?: Explanation | undefined;
}
