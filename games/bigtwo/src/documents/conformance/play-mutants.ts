/** Rules and bots of the Big Two document that judge plays in another way, each wrong in one sentence. */

import type { Door } from "@baize/conformance";
import { type Card, PlayerBot, Rules } from "../index.ts";
import { bots, choices, fives, highest, rules } from "./rules-mutants.ts";

const isStraightFlush = (cards: readonly Card[]) => Rules.isValidStraight(cards) && Rules.isValidFlush(cards);
/** The document's lines read as they stand: a straight flush is a straight and a flush as well, and loses to what beats those. */
const beatsStraightFlush = (isSuch: (cards: Card[], last: Card[]) => boolean): Partial<Door> =>
  rules({
    isStrongerFive: (cards: Card[], last: Card[]) =>
      Rules.isStrongerFive(cards, last) || (isStraightFlush(last) && !isStraightFlush(cards) && isSuch(cards, last)),
  });
const values = (cards: readonly Card[]) => cards.map(({ value }) => value);

/** What is exchanged, and the sentence that breaks. */
export const PLAYS: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  ["four-on-straight-flush", "BT-XR12", beatsStraightFlush(Rules.isValidFourOfaKind)],
  ["full-house-on-straight-flush", "BT-XR12", beatsStraightFlush(Rules.isValidFullHouse)],
  ["flush-on-straight-flush", "BT-XR12", beatsStraightFlush(Rules.isValidFlush)],
  [
    "straight-on-straight-flush",
    "BT-XR12",
    beatsStraightFlush((cards, last) => Rules.isValidStraight(cards) && highest(cards).value > highest(last).value),
  ],
  [
    "flush-by-two-cards",
    "BT-XR12",
    rules({
      isStrongerFive: (cards: Card[], last: Card[]) => {
        const [own, other] = [cards, last].map((all) => values(Rules.sortCardsValue(all)).slice(3).join());
        const isAlike = own === other && cards[0]?.suit === last[0]?.suit;
        return Rules.isStrongerFive(cards, last) && !(isAlike && [cards, last].every(Rules.isValidFlush));
      },
    }),
  ],
  [
    "straight-by-its-ends",
    "BT-XR7",
    rules({
      isValidStraight: (cards: Card[]) => fives(cards) && Math.max(...values(cards)) - Math.min(...values(cards)) === 4,
    }),
  ],
  [
    "straight-of-six",
    "BT-XR7",
    rules({
      isValidStraight: (cards: Card[]) =>
        cards.length > 4 && Rules.isValidStraight(Rules.sortCardsValue(cards).slice(0, 5)),
    }),
  ],
  [
    "four-alone",
    "BT-XR9",
    rules({
      isValidFourOfaKind: (cards: Card[]) =>
        Rules.isValidFourOfaKind(cards) || (cards.length === 4 && new Set(values(cards)).size === 1),
    }),
  ],
  [
    "full-house-of-four",
    "BT-XR9",
    rules({
      isValidFullHouse: (cards: Card[]) =>
        Rules.isValidFullHouse(cards) || (cards.length === 4 && new Set(values(cards)).size === 2),
    }),
  ],
  [
    "pair-by-its-second",
    "BT-XR11",
    rules({
      isStrongerPair: (cards: Card[], last: Card[]) =>
        Rules.isValidPair(cards) && Rules.isStrongerSingle(cards[1] as Card, last[1] as Card),
    }),
  ],
  [
    "highest-pair",
    "BT-XB4",
    bots({
      BotSelectPair: (hand: Card[], last: Card[]) =>
        choices(Rules.sortCardsValue(hand), 2).findLast((pair) => Rules.isStrongerPlay(pair, last)) ?? null,
    }),
  ],
  [
    "fives-of-one-kind",
    "BT-XB4",
    bots({
      BotSelectFive: (hand: Card[], last: Card[]) => {
        const found = PlayerBot.BotSelectFive(hand, last);
        return found !== null && Rules.isValidStraight(found) === Rules.isValidStraight(last) ? found : null;
      },
    }),
  ],
];
