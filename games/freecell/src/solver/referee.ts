/**
 * The referee of proved lengths: how many moves a win takes, found by the rules alone. It plays every legal move, brings no
 * card home by itself, knows no bound and shares nothing with the searches; slow, and meant for small positions.
 */

import { must } from "@baize/kernel";
import { freecell, type State } from "../rules/index.ts";
import { likeness } from "./likeness.ts";

/**
 * The fewest moves not home that win; undefined when none do, and "unknown" when more than `most` positions would have to be
 * looked at. Layer by layer: a layer is first closed under the moves home, which cost nothing.
 */
export function fewestMoves(start: State, most = Number.POSITIVE_INFINITY): number | undefined | "unknown" {
  const seen = new Set<string>();
  for (let layer = [start], length = 0; layer.length > 0; length++) {
    const next: State[] = [];
    for (const state of layer) {
      const key = likeness(state);
      if (seen.has(key)) continue;
      seen.add(key);
      if (seen.size > most) return "unknown";
      if (state.foundations.every((count) => count === 13)) return length;
      for (const move of freecell.legalMoves(state)) {
        // The layer grows while it is walked through.
        (move.to.kind === "foundation" ? layer : next).push(must(freecell.apply(state, move)));
      }
    }
    layer = next;
  }
  return undefined;
}
