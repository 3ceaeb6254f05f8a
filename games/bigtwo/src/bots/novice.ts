/** Level "novice": gets rid of its lowest cards first, pairs whole, keeps its 2s too long and overlooks most plays of five. */

import type { Bot, Random } from "@baize/kernel";
import {
  type BigtwoShape,
  beats,
  ladderOf,
  legalPlays,
  type Move,
  type Play,
  type Situation,
  situationOf,
} from "../rules/index.ts";

/** One play of five cards in so many is seen. */
const SEEN = 3;
/** With more cards than these a 2 is too dear to answer with. */
const FEW = 8;
/** The strength of the lowest 2. */
const TWO = 48;

/** Its lowest card: in a play of five where it sees one, else as a pair, else alone. */
function lead(plays: readonly Play[], random: Random): Play | undefined {
  const [lowest] = plays;
  const sizes = random.below(SEEN) === 0 ? [5, 2] : [2];
  const withLowest = plays.filter(({ cards }) => cards[0] === lowest?.cards[0]);
  return sizes.map((size) => withLowest.find(({ cards }) => cards.length === size)).find(Boolean) ?? lowest;
}

/** The weakest play that wins, unless it is overlooked or too dear. */
function answer({ options, hand }: Situation, plays: readonly Play[], random: Random): Play | undefined {
  const weakest = plays.reduce((least, play) => (beats(options, least, play) ? play : least));
  if (weakest.cards.length === 5) return random.below(SEEN) === 0 ? weakest : undefined;
  const { strength } = ladderOf(options);
  const isDear = hand.length > FEW && weakest.cards.some((card) => (strength[card] ?? 0) >= TWO);
  return isDear ? undefined : weakest;
}

/** Level "novice". */
export const novice: Bot<BigtwoShape> = {
  id: "novice",
  choose(view, _legal, random): Move {
    const at = situationOf(view);
    const plays = legalPlays(at);
    if (plays.length === 0) return { kind: "pass" };
    const out = plays.find(({ cards }) => cards.length === at.hand.length);
    const play = out ?? (at.toBeat === null ? lead(plays, random) : answer(at, plays, random));
    return play === undefined ? { kind: "pass" } : { kind: "play", cards: play.cards };
  },
};
