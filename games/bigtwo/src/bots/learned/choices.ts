/** Legal moves as a packed list, in their own order. */

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
