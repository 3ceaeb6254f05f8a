/** The source document's bot: the opening card, then the first play it sees, or the weakest that wins. */

import type { Bot } from "@baize/kernel";
import {
  type BigtwoShape,
  beats,
  type Ladder,
  ladderOf,
  legalPlays,
  type Play,
  type Situation,
  situationOf,
} from "../rules/index.ts";

/** Whether the cards of a lie lower in the hand than those of b, from the first card on. */
function liesLower(ladder: Ladder, a: Play, b: Play): boolean {
  const at = a.cards.findIndex((card, i) => card !== b.cards[i]);
  const [mine, other] = [a.cards[at], b.cards[at]];
  return mine !== undefined && other !== undefined && (ladder.strength[mine] ?? 0) < (ladder.strength[other] ?? 0);
}

const leastOf = (plays: readonly Play[], isLess: (a: Play, b: Play) => boolean): Play | null =>
  plays.reduce<Play | null>((least, play) => (least === null || isLess(play, least) ? play : least), null);

/** The play the document's bot makes, or null when it passes. */
export function classicPlay(at: Situation): Play | null {
  const ladder = ladderOf(at.options);
  const legal = legalPlays(at);
  const ofSize = (size: number) => legal.filter((play) => play.cards.length === size);
  const isFirst = (a: Play, b: Play) => liesLower(ladder, a, b);
  if (at.opening) return leastOf(ofSize(1), isFirst);
  if (at.toBeat === null) {
    return leastOf(ofSize(5), isFirst) ?? leastOf(ofSize(2), isFirst) ?? leastOf(ofSize(1), isFirst);
  }
  const isWeaker = (a: Play, b: Play) =>
    beats(at.options, b, a) || (!beats(at.options, a, b) && liesLower(ladder, a, b));
  return leastOf(ofSize(at.toBeat.cards.length), isWeaker);
}

/** Level "classic". */
export const classic: Bot<BigtwoShape> = {
  id: "classic",
  choose(view) {
    const play = classicPlay(situationOf(view));
    return play === null ? { kind: "pass" } : { kind: "play", cards: play.cards };
  },
};
