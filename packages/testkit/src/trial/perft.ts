/** Performance test, as chess programs call it: counting lines and states to a fixed depth, to compare with known counts. */

import { type Game, must, type Shape } from "@baize/kernel";
import { applyToCopy, openMoves } from "./walk.ts";

/** Lines of exactly `depth` moves below a state. */
export function perft<T extends Shape>(game: Game<T>, state: T["state"], depth: number): number {
  const moves = openMoves(game, state);
  if (depth <= 1) return depth === 0 ? 1 : moves.length;
  let lines = 0;
  for (const move of moves) lines += perft(game, must(applyToCopy(game, state, move)), depth - 1);
  return lines;
}

/** Different states after exactly `depth` moves. */
export function distinctStates<T extends Shape>(game: Game<T>, state: T["state"], depth: number): number {
  let layer = new Map<string, T["state"]>([[game.stateText.format(state), state]]);
  for (let d = 0; d < depth; d++) {
    const next = new Map<string, T["state"]>();
    for (const from of layer.values()) {
      for (const move of openMoves(game, from)) {
        const to = must(applyToCopy(game, from, move));
        next.set(game.stateText.format(to), to);
      }
    }
    layer = next;
  }
  return layer.size;
}
