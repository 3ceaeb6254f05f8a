/** Level "novice": plays what comes to hand, spends strong cards early and sometimes misses an answer. */

import type { Bot, Random } from "@baize/kernel";
import { type BigtwoShape, legalPlays, type Move, type Play, situationOf } from "../rules/index.ts";

/** One answer in so many is missed. */
const MISSED = 6;
/** Answers are picked at random among the first so many that come to hand. */
const NEAREST = 3;

function leadWith(plays: readonly Play[], random: Random): Play | undefined {
  const [lowest] = plays;
  const withLowest = plays.filter(({ cards }) => cards.length <= 2 && cards[0] === lowest?.cards[0]);
  return withLowest.length > 0 ? random.pick(withLowest) : lowest;
}

/** Level "novice". */
export const novice: Bot<BigtwoShape> = {
  id: "novice",
  choose(view, _legal, random): Move {
    const at = situationOf(view);
    const plays = legalPlays(at);
    const missed = random.below(MISSED) === 0;
    if (at.toBeat !== null && (plays.length === 0 || missed)) return { kind: "pass" };
    const play = at.toBeat === null ? leadWith(plays, random) : random.pick(plays.slice(0, NEAREST));
    return play === undefined ? { kind: "pass" } : { kind: "play", cards: play.cards };
  },
};
