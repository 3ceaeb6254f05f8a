/** Holes and boards for tests, written in a few words. */

import { Match, must } from "@baize/kernel";
import { pegs } from "./game.ts";
import { type Hole, parseHole } from "./hole.ts";
import type { State } from "./state.ts";

/** A hole from text. */
export const hole = (name: string): Hole => must(parseHole(name));

/** The board of a deal after some moves. */
export function table(deal: string, ...moves: readonly string[]): State {
  let match = must(Match.start(pegs, { deal }));
  for (const move of moves) match = must(match.play(move));
  return match.view("spectator");
}
