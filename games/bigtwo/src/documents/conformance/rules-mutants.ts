/** Cards, rules and bots of the Big Two document, each wrong in one sentence. */

import type { Door } from "@baize/conformance";
import { Card, PlayerBot, Rules } from "../index.ts";
import { freshRandom } from "../outside.ts";

export const rules = (change: Partial<Record<keyof typeof Rules, unknown>>): Partial<Door> => ({
  Rules: { ...Rules, ...change },
});
export const bots = (change: Partial<Record<keyof typeof PlayerBot, unknown>>): Partial<Door> => ({
  PlayerBot: { ...PlayerBot, ...change },
});

/** A card with some of its facts written anew. */
const card = (facts: (card: Card) => object): Partial<Door> => ({
  Card: class {
    constructor(typeNum: number, suitNum: number) {
      const made = new Card(typeNum, suitNum);
      const changed = facts(made);
      // biome-ignore lint/correctness/noConstructorReturn: the card is the true one with other facts.
      return new Proxy(made, { get: (target, key) => Reflect.get(key in changed ? changed : target, key) });
    }
  },
});

export const highest = (cards: readonly Card[]) => Rules.sortCardsValue(cards).at(-1) as Card;
/** Every choice of some cards of a hand. */
export const choices = (hand: readonly Card[], size: number): Card[][] =>
  size === 0 ? [[]] : hand.flatMap((card, i) => choices(hand.slice(i + 1), size - 1).map((rest) => [card, ...rest]));
/** The five cards of a hand that beat none of its other fives. */
const weakestFive = (hand: readonly Card[]) =>
  choices(hand, 5)
    .filter(Rules.isValidFiveCardPlay)
    .reduce<Card[] | null>((least, one) => (least === null || Rules.isStrongerFive(least, one) ? one : least), null);
export const fives = (cards: readonly Card[]) => cards.length === 5;
const naturals = (cards: readonly Card[]) =>
  cards.map(({ value }) => (value > 13 ? value - 13 : value)).sort((a, b) => a - b);
/** A flush as a word that sorts by its lowest card. */
const fromTheLowest = (cards: readonly Card[]) =>
  Rules.sortCardsValue(cards)
    .map(({ value }) => String(value).padStart(2, "0"))
    .join();
const isLowStraight = (cards: readonly Card[]) =>
  fives(cards) && naturals(cards).every((value, i, all) => i === 0 || value === (all[i - 1] ?? 0) + 1);

/** What is exchanged, and the sentence that breaks. */
export const RULES: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  ["spades-lowest", "BT-XC1", rules({ suits: ["S", "D", "C", "H"] })],
  ["ace-is-one", "BT-XC2", card(({ value }) => ({ value: value === 14 ? 1 : value }))],
  ["suits-from-0", "BT-XC2", card(({ suitVal }) => ({ suitVal: suitVal - 1 }))],
  ["picture-by-letter", "BT-XC3", card(({ type, image }) => ({ image: image.replace(/_[^_]+\.png/, `_${type}.png`) }))],
  [
    "any-card",
    "BT-XC4",
    {
      Card: class {
        constructor(t: number, s: number) {
          /* biome-ignore lint/correctness/noConstructorReturn: what is wrong with it */ return new Card(
            t < 1 || t > 13 ? 1 : t,
            s < 0 || s > 3 ? 0 : s,
          );
        }
      },
    },
  ],
  ["deck-of-51", "BT-XR1", rules({ newDeck: () => Rules.newDeck().slice(1) })],
  ["deck-by-number", "BT-XR1", rules({ newDeck: () => Rules.sortCardsValue(Rules.newDeck()) })],
  ["never-shuffled", "BT-XR2", rules({ shuffle: (deck: Card[]) => [...deck] })],
  [
    "shuffle-is-a-cut",
    "BT-XR2",
    rules({
      shuffle(deck: Card[]) {
        const at = 1 + freshRandom().below(deck.length - 1);
        return [...deck.slice(at), ...deck.slice(0, at)];
      },
    }),
  ],
  [
    "shuffle-loses",
    "BT-XR2",
    rules({
      shuffle: (deck: Card[]) =>
        Rules.shuffle(deck)
          .with(0, deck[0] as Card)
          .with(1, deck[0] as Card),
    }),
  ],
  ["start-with-anything", "BT-XR3", rules({ isValidStartingPlay: Rules.isValidPlay })],
  [
    "start-unchecked",
    "BT-XR3",
    rules({ isValidStartingPlay: (cards: Card[]) => cards.some(({ type, suit }) => type + suit === "3D") }),
  ],
  [
    "triples-are-plays",
    "BT-XR4",
    rules({
      isValidPlay: (cards: Card[]) =>
        Rules.isValidPlay(cards) || (cards.length === 3 && new Set(cards.map(({ type }) => type)).size === 1),
    }),
  ],
  ["pair-of-anything", "BT-XR5", rules({ isValidPair: (cards: Card[]) => cards.length === 2 })],
  ["single-of-two", "BT-XR5", rules({ isValidSingle: (cards: Card[]) => cards.length >= 1 })],
  [
    "two-pairs-count",
    "BT-XR6",
    rules({
      isValidFiveCardPlay: (cards: Card[]) =>
        Rules.isValidFiveCardPlay(cards) || (fives(cards) && new Set(cards.map(({ type }) => type)).size === 3),
    }),
  ],
  [
    "no-flushes",
    "BT-XR6",
    rules({ isValidFiveCardPlay: (cards: Card[]) => Rules.isValidFiveCardPlay(cards) && !Rules.isValidFlush(cards) }),
  ],
  [
    "low-straights",
    "BT-XR7",
    rules({ isValidStraight: (cards: Card[]) => Rules.isValidStraight(cards) || isLowStraight(cards) }),
  ],
  [
    "no-high-straight",
    "BT-XR7",
    rules({
      isValidStraight: (cards: Card[]) => Rules.isValidStraight(cards) && !cards.some(({ type }) => type === "2"),
    }),
  ],
  [
    "flush-of-four",
    "BT-XR8",
    rules({ isValidFlush: (cards: Card[]) => cards.length > 3 && new Set(cards.map(({ suit }) => suit)).size === 1 }),
  ],
  [
    "full-house-of-two",
    "BT-XR9",
    rules({ isValidFullHouse: (cards: Card[]) => fives(cards) && new Set(cards.map(({ type }) => type)).size === 2 }),
  ],
  [
    "four-first-only",
    "BT-XR9",
    rules({
      isValidFourOfaKind: (cards: Card[]) => Rules.isValidFourOfaKind(cards) && cards[0]?.type === cards[1]?.type,
    }),
  ],
  [
    "more-cards-win",
    "BT-XR10",
    rules({
      isStrongerPlay: (cards: Card[], last: Card[]) => cards.length > last.length || Rules.isStrongerPlay(cards, last),
    }),
  ],
  [
    "triples-compared",
    "BT-XR10",
    rules({
      isStrongerPlay: (cards: Card[], last: Card[]) =>
        cards.length === 3 ? (cards[0]?.value ?? 0) > (last[0]?.value ?? 0) : Rules.isStrongerPlay(cards, last),
    }),
  ],
  [
    "suit-before-number",
    "BT-XR11",
    rules({
      isStrongerSingle: (a: Card, b: Card) => (a.suitVal === b.suitVal ? a.value > b.value : a.suitVal > b.suitVal),
    }),
  ],
  [
    "equal-is-stronger",
    "BT-XR11",
    rules({
      isStrongerSingle: (a: Card, b: Card) => a.value > b.value || (a.value === b.value && a.suitVal >= b.suitVal),
    }),
  ],
  [
    "pairs-by-first",
    "BT-XR11",
    rules({
      isStrongerPair: (a: Card[], b: Card[]) =>
        Rules.isValidPair(a) && Rules.isStrongerSingle(a[0] as Card, b[0] as Card),
    }),
  ],
  [
    "no-pair-compared",
    "BT-XR11",
    rules({
      isStrongerPair: (a: Card[], b: Card[]) =>
        Rules.isStrongerPair(a, b) || (!Rules.isValidPair(a) && Rules.isStrongerSingle(highest(a), highest(b))),
    }),
  ],
  [
    "no-play-by-the-highest",
    "BT-XR12",
    rules({
      isStrongerFive: (a: Card[], b: Card[]) =>
        Rules.isStrongerFive(a, b) || (!Rules.isValidFiveCardPlay(a) && Rules.isStrongerSingle(highest(a), highest(b))),
    }),
  ],
  [
    "straights-without-suit",
    "BT-XR12",
    rules({
      isStrongerFive: (a: Card[], b: Card[]) =>
        Rules.isStrongerFive(a, b) &&
        !(Rules.isValidStraight(a) && Rules.isValidStraight(b) && naturals(a).join() === naturals(b).join()),
    }),
  ],
  [
    "straights-by-the-lowest",
    "BT-XR12",
    rules({
      isStrongerFive: (a: Card[], b: Card[]) =>
        Rules.isValidStraight(a) && Rules.isValidStraight(b) && naturals(a).join() === naturals(b).join()
          ? (Rules.sortCardsValue(a)[0]?.suitVal ?? 0) > (Rules.sortCardsValue(b)[0]?.suitVal ?? 0)
          : Rules.isStrongerFive(a, b),
    }),
  ],
  [
    "flush-by-rank",
    "BT-XR12",
    rules({
      isStrongerFive: (a: Card[], b: Card[]) =>
        Rules.isValidFlush(a) && Rules.isValidFlush(b)
          ? Math.max(...a.map(({ value }) => value)) > Math.max(...b.map(({ value }) => value))
          : Rules.isStrongerFive(a, b),
    }),
  ],
  [
    "flush-from-the-lowest",
    "BT-XR12",
    rules({
      isStrongerFive: (a: Card[], b: Card[]) =>
        [...a, ...b].every(({ suit }) => suit === a[0]?.suit) && !Rules.isValidStraight(a) && !Rules.isValidStraight(b)
          ? fromTheLowest(a) > fromTheLowest(b)
          : Rules.isStrongerFive(a, b),
    }),
  ],
  ["hand-of-twelve", "BT-XR13", rules({ setPlayerCards: (deck: Card[]) => Rules.setPlayerCards(deck).slice(1) })],
  ["hand-from-the-front", "BT-XR13", rules({ setPlayerCards: (deck: Card[]) => deck.splice(0, 13) })],
  ["first-is-player", "BT-XR14", rules({ setFirstTurn: () => "player" })],
  [
    "left-and-right",
    "BT-XR14",
    rules({ setFirstTurn: (...[p, l, t, r]: [Card[], Card[], Card[], Card[]]) => Rules.setFirstTurn(p, r, t, l) }),
  ],
  ["clubs-lowest", "BT-XR15", rules({ getSuitValue: (suit: string) => "CDHS".indexOf(suit) + 1 })],
  [
    "sort-two-low",
    "BT-XR16",
    rules({
      sortCardsValue: (cards: Card[]) =>
        [...cards].sort((a, b) => (a.value % 15) - (b.value % 15) || a.suitVal - b.suitVal),
    }),
  ],
  [
    "suit-sort-loose",
    "BT-XR16",
    rules({ sortCardsSuit: (cards: Card[]) => [...cards].sort((a, b) => a.suitVal - b.suitVal) }),
  ],
  ["bot-opens-lowest", "BT-XB1", bots({ BotStartingTurn: (hand: Card[]) => Rules.sortCardsValue(hand)[0] })],
  ["bot-leads-single", "BT-XB2", bots({ BotFreeTurn: (hand: Card[]) => Rules.sortCardsValue(hand).slice(0, 1) })],
  [
    "bot-leads-weakest",
    "BT-XB2",
    bots({
      BotFreeTurn: (hand: Card[]) => weakestFive(hand) ?? PlayerBot.BotFreeTurn(hand),
    }),
  ],
  [
    "bot-plays-highest",
    "BT-XB3",
    bots({
      BotPlayCards: (hand: Card[], last: Card[]) =>
        last.length === 1 && PlayerBot.BotPlayCards(hand, last) !== null
          ? Rules.sortCardsValue(hand).slice(-1)
          : PlayerBot.BotPlayCards(hand, last),
    }),
  ],
  [
    "bot-never-passes",
    "BT-XB3",
    bots({
      BotPlayCards: (hand: Card[], last: Card[]) => PlayerBot.BotPlayCards(hand, last) ?? hand.slice(0, last.length),
    }),
  ],
  [
    "bot-first-five",
    "BT-XB3",
    bots({
      BotPlayCards: (hand: Card[], last: Card[]) => {
        const first = PlayerBot.BotFreeTurn(hand) ?? [];
        return Rules.isStrongerFive(first, last) ? first : PlayerBot.BotPlayCards(hand, last);
      },
    }),
  ],
  [
    "bot-any-size",
    "BT-XB4",
    bots({ BotSelectSingle: (hand: Card[], last: Card[]) => PlayerBot.BotSelectSingle(hand, last.slice(0, 1)) }),
  ],
];
