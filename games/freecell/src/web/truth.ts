/** The truth about a FreeCell table, for the page's worker. */

import { Budget, must } from "@baize/kernel";
import type { TruthDoor } from "@baize/table";
import { type FreecellShape, freecell, type Move, type State } from "../rules/index.ts";
import { difficulty, Light, shortest } from "../solver/index.ts";

const light = new Light();
/** Effort for a short line: a quarter of a second or so. */
const SHORT_NODES = 100_000;
const now = (): number => performance.now();

/** The line that the light has found, step by step. */
function found(state: State): readonly Move[] {
  const line: Move[] = [];
  for (let at = state; ; ) {
    const move = light.hint(at, new Budget({ nodes: 0 }));
    if (move === undefined) return line;
    line.push(move);
    at = must(freecell.apply(at, move));
  }
}

/** A short line, found with a fixed effort and without memory: the same for a state whenever it is asked for. */
function short(state: State): readonly Move[] {
  let best: readonly Move[] | undefined;
  for (const { line } of shortest(state, new Budget({ nodes: SHORT_NODES }))) {
    if (best === undefined || line.length < best.length) best = line;
  }
  return best ?? found(state);
}

/** FreeCell's truth door: the light remembers every line it has found. */
export const truth: TruthDoor<FreecellShape> = {
  see: (state, milliseconds) => light.see(state, new Budget({ milliseconds, now })),
  line(state, kind) {
    let at = state;
    return (kind === "short" ? short(state) : found(state)).map((move) => {
      const text = freecell.formatMove(move, at);
      at = must(freecell.apply(at, move));
      return text;
    });
  },
  level: (state, milliseconds) => difficulty(state, new Budget({ milliseconds, now }))?.level,
};
