/** The document's PlayerBot module: the bot level "classic" behind the document's names. */

import { classicPlay } from "../bots/classic.ts";
import { PRESETS, type Situation } from "../rules/index.ts";
import { ALIASES, withAliases } from "./aliases.ts";
import { type Card, cardsGiven, fromEngine, isSameCard, toEngine } from "./card.ts";
import { asPlay, Rules } from "./rules.ts";

/** The cards the classic bot plays from a hand, or null when it passes. */
function choose(hand: readonly Card[], now: Pick<Situation, "opening" | "toBeat">): Card[] | null {
  const sorted = Rules.sortCardsValue(hand).filter((own, i, all) => !all.slice(0, i).some((o) => isSameCard(o, own)));
  const play = classicPlay({ options: PRESETS.mis, hand: sorted.map(toEngine), nextCount: 0, ...now });
  return play && fromEngine(play.cards, sorted);
}

/** The weakest cards of the hand that beat a last play of this size. */
function select(hand: readonly Card[], last: readonly Card[], size: number): Card[] | null {
  const [own, others] = [cardsGiven(hand), cardsGiven(last)];
  const toBeat = others.length === size ? asPlay(others) : undefined;
  return toBeat === undefined ? null : choose(own, { opening: false, toBeat });
}

const playerBot = {
  /** What the bot plays on the last cards; a free turn when there are none; null for a pass. */
  BotPlayCards: (hand: readonly Card[], last: readonly Card[]): Card[] | null =>
    cardsGiven(last).length === 0 ? playerBot.BotFreeTurn(hand) : select(hand, last, last.length),

  /** The 3 of diamonds, or null when the hand does not hold it. */
  BotStartingTurn: (hand: readonly Card[]): Card | null => choose(hand, { opening: true, toBeat: null })?.[0] ?? null,

  /** The first five-card play, else the first pair, else the lowest single; null for an empty hand. */
  BotFreeTurn: (hand: readonly Card[]): Card[] | null => choose(hand, { opening: false, toBeat: null }),

  BotSelectSingle: (hand: readonly Card[], last: readonly Card[]): Card | null => select(hand, last, 1)?.[0] ?? null,
  BotSelectPair: (hand: readonly Card[], last: readonly Card[]): Card[] | null => select(hand, last, 2),
  BotSelectFive: (hand: readonly Card[], last: readonly Card[]): Card[] | null => select(hand, last, 5),
};

/** The document's PlayerBot module. */
export const PlayerBot = Object.freeze(withAliases(playerBot, ALIASES.PlayerBot));
