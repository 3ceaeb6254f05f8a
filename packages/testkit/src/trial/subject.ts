/** What the law book needs to know of a game to put it to the test. */

import type { Bot, Game, Shape, Solver } from "@baize/kernel";
import type { Arbitrary } from "fast-check";

/** Counts of the game tree below one deal, taken from an independent source or checked by hand. */
export interface PerftCase {
  readonly deal: string;
  readonly options?: string;
  /** `counts[d]`: how many lines of exactly `d + 1` moves there are. */
  readonly counts: readonly number[];
  /** `distinct[d]`: how many different states those lines reach. */
  readonly distinct?: readonly number[];
}

/** A game on trial. */
export interface Subject<T extends Shape> {
  readonly game: Game<T>;
  /** The folder of the game: its SPEC.md and its golden/ are there. */
  readonly folder: string;
  /** Any move at all, legal or not. */
  readonly anyMove: Arbitrary<T["move"]>;
  readonly perft: readonly PerftCase[];
  /** Option texts to walk under, the standard ones aside. */
  readonly options?: readonly string[];
  /** Deal texts to walk from, random ones aside. */
  readonly deals?: readonly string[];
  readonly solver?: Solver<T>;
  /** Nodes a solver may spend on one position of a random walk. */
  readonly solverNodes?: number;
  readonly bots?: readonly Bot<T>[];
  /** How many random walks a law takes, and how long they are at most. */
  readonly walks?: { readonly runs: number; readonly plies: number };
  /** Random seeds that once failed; they are tried first, for ever. */
  readonly pinned?: readonly number[];
}
