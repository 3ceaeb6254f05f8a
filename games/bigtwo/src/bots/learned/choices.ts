/** Legal moves as a packed list in their own order, and the best of them. */

import { ladderOf, type Move, readPlay } from "../../rules/index.ts";
import { HI_BIT, LO_BIT } from "../packed/cardset.ts";
import type { PlayList } from "../packed/plays.ts";
import { type PackedRules, playStrength } from "../packed/rules.ts";

/** Fills the list with these moves; a pass has no cards. */
export function packMoves({ config }: PackedRules, moves: readonly Move[], list: PlayList): PlayList {
  const { strength } = ladderOf(config);
  list.length = 0;
  for (const move of moves) {
    let [lo, hi] = [0, 0];
    const play = move.kind === "play" ? readPlay(config, move.cards) : undefined;
    for (const card of play?.cards ?? []) {
      lo |= LO_BIT[strength[card] ?? 0] ?? 0;
      hi |= HI_BIT[strength[card] ?? 0] ?? 0;
    }
    list.add(lo, hi, play?.cards.length ?? 0, play === undefined ? 0 : playStrength(play));
  }
  return list;
}

/** The place of the highest of the first numbers, the first of equals. */
export function bestPlace(numbers: Float64Array, length: number): number {
  let best = 0;
  for (let i = 1; i < length; i++) if ((numbers[i] as number) > (numbers[best] as number)) best = i;
  return best;
}
