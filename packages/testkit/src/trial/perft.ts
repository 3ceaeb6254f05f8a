/** Performance test, as chess programs call it: counting lines and states to a fixed depth, to compare with known counts. */

import type { Game, Shape } from "@baize/kernel";
import { waysOn } from "./walk.ts";

/** How many lines of exactly 1, 2, … moves there are below a state, and how many different states they reach. */
interface Counts {
  readonly lines: readonly number[];
  readonly states: readonly number[];
}

/** Counts as deep as is asked for. Where lines meet they go on as one, so that nothing is looked at twice. */
export function countsBelow<T extends Shape>(
  game: Game<T>,
  first: T["state"],
  deep: { readonly lines: number; readonly states: number },
): Counts {
  const lines: number[] = [];
  const states: number[] = [];
  let layer = new Map<string, { readonly state: T["state"]; lines: number }>([["", { state: first, lines: 1 }]]);
  for (let depth = 1; depth <= Math.max(deep.lines, deep.states); depth++) {
    const isLast = depth >= deep.lines && depth > deep.states;
    const next: typeof layer = new Map();
    let all = 0;
    for (const from of layer.values()) {
      const ways = waysOn(game, from.state);
      all += from.lines * ways.length;
      for (const { state } of isLast ? [] : ways) {
        const key = game.stateText.format(state);
        const met = next.get(key);
        if (met === undefined) next.set(key, { state, lines: from.lines });
        else met.lines += from.lines;
      }
    }
    lines.push(all);
    states.push(next.size);
    layer = next;
  }
  return { lines: lines.slice(0, deep.lines), states: states.slice(0, deep.states) };
}
