/**
 * How far a table looks from won. Every card of a column costs something: for not lying in sequence, and for lying above a
 * lower card, the more the lower that one is. Filled cells and columns cost too.
 */

/** What `fit` chooses. Whole numbers; a smaller sum is searched first. */
export interface Weights {
  /** By rank: a card that does not lie in sequence. */
  readonly broken: readonly number[];
  /** By the lowest rank beneath: a card above a lower one. */
  readonly above: readonly number[];
  /** By rank: a card at the foot of a column. */
  readonly foot: readonly number[];
  /** By four times the free cells (up to 4) plus the empty columns (up to 3). */
  readonly room: readonly number[];
  /** Each move of the line so far. */
  readonly move: number;
  /** Taken off when a move lets the card beneath go home. */
  readonly release: number;
  /** Whether only safe cards go home by themselves; otherwise all that can. */
  readonly safely: boolean;
  /** Whether moves that seldom help are tried as well. */
  readonly wide: boolean;
}
