/** The truth about a FreeCell table, for the page's worker. */

import { Budget, must } from "@baize/kernel";
import type { TruthDoor } from "@baize/table";
import { type FreecellShape, freecell, type Move, type State } from "../rules/index.ts";
import { difficulty, Light, shortest } from "../solver/index.ts";

const light = new Light();
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

/** The shortest line that can be found in time. */
function shortened(state: State, milliseconds: number): readonly Move[] {
  let best = found(state);
  for (const { line } of shortest(state, new Budget({ milliseconds, now }))) {
    if (line.length < best.length) best = line;
  }
  return best;
}

/** FreeCell's truth door: the light remembers every line it has found. */
export const truth: TruthDoor<FreecellShape> = {
  see: (state, milliseconds) => light.see(state, new Budget({ milliseconds, now })),
  line(state, milliseconds) {
    let at = state;
    return (milliseconds > 0 ? shortened(state, milliseconds) : found(state)).map((move) => {
      const text = freecell.formatMove(move, at);
      at = must(freecell.apply(at, move));
      return text;
    });
  },
  level: (state, milliseconds) => difficulty(state, new Budget({ milliseconds, now }))?.level,
};
