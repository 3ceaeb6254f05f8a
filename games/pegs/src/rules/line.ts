/** Lines of moves as text, and the sweeps in them. */

import type { Jump } from "./graph.ts";
import { countSweeps, parseSweep } from "./notation.ts";

/** The jumps of a list of moves. */
export const jumpsOf = (texts: readonly string[]): readonly Jump[] =>
  texts.flatMap((text) => {
    const jumps = parseSweep(text);
    return jumps.ok ? jumps.value : [];
  });

/** How many sweeps a list of moves is. */
export const sweepsIn = (moves: readonly string[]): number => countSweeps(jumpsOf(moves));

/** How many sweeps a line adds to the moves before it; a peg that goes on begins no new one. */
export const sweepsAfter = (line: readonly string[], moves: readonly string[]): number =>
  sweepsIn([...moves, ...line]) - sweepsIn(moves);

/** How many jumps of a line one peg makes at its beginning. */
export function sweepLength(line: readonly string[]): number {
  const jumps = jumpsOf(line);
  const end = jumps.findIndex((jump, i) => i > 0 && jumps[i - 1]?.to !== jump.from);
  return end < 0 ? jumps.length : end;
}
