/** Replays a line through the rules, and nothing but the rules: no code of a search is used here. */

import { freecell, type Move, type State } from "../rules/index.ts";

/** Whether a line is legal move by move and ends with every card home. */
export function wins(state: State, line: readonly Move[]): boolean {
  let at = state;
  for (const move of line) {
    const next = freecell.apply(at, move);
    if (!next.ok) return false;
    at = next.value;
  }
  const status = freecell.status(at);
  return status.kind === "over" && status.scores[0] === 1;
}
