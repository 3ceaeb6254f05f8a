/** What the two forms of the quick search have in common: how much they remember, and how they end. */

/** Hashes remembered. Measured: for short searches a larger table than this one (64 KB) costs more in the cache than it saves. */
export const SEEN = 1 << 14;
export const SEEN_LONG = 1 << 20;
/** A search that may expand more tables than this is a long one. */
export const SHORT = 2000;

/** How a search ended: with the moves of a winning line (those home by autoplay left out), or without. */
export interface SearchEnd {
  readonly line: readonly number[] | undefined;
  /** Tables expanded. */
  readonly expansions: number;
}
