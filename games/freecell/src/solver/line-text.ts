/** A line as text, each move as the rules write it on the table it is played on. */

import { must } from "@baize/kernel";
import { freecell, type Move, type State } from "../rules/index.ts";

export function textsOf(start: State, line: readonly Move[]): readonly string[] {
  let state = start;
  return line.map((move) => {
    const text = freecell.formatMove(move, state);
    state = must(freecell.apply(state, move));
    return text;
  });
}
