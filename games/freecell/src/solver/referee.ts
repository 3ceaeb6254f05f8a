/**
 * The referee of proved lengths: how many moves a win takes, found by the rules alone. It plays every legal move, brings no
 * card home by itself, knows no bound and shares nothing with the searches; slow, and meant for small positions.
 */

import { must } from "@baize/kernel";
import { freecell, type State } from "../rules/index.ts";

/** A position up to the order of columns and of cells, which no rule looks at. */
const keyOf = ({ cascades, cells, foundations }: State): string => {
  const columns = cascades.map((cards) => String.fromCharCode(...cards.map((card) => 48 + card))).sort();
  const held = cells.map((card) => (card === null ? " " : String.fromCharCode(48 + card))).sort();
  return `${columns.join("/")} ${held.join("")} ${foundations.join(",")}`;
};

/**
 * The fewest moves not home that win; undefined when none do, and "unknown" when more than `most` positions would have to be
 * looked at. Layer by layer: a layer is first closed under the moves home, which cost nothing.
 */
export function fewestMoves(start: State, most = Number.POSITIVE_INFINITY): number | undefined | "unknown" {
  const seen = new Set<string>();
  for (let layer = [start], length = 0; layer.length > 0; length++) {
    const next: State[] = [];
    for (const state of layer) {
      const key = keyOf(state);
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
