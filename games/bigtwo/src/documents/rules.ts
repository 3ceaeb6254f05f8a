/** The document's Rules module: its names, judged by the one rule engine under the preset `mis`. */

import { Random } from "@baize/kernel";
import { beats, ladderOf, type Play, type PlayKind, PRESETS, readPlay, sortCards } from "../rules/index.ts";
import { ALIASES, withAliases } from "./aliases.ts";
import { Card, cardGiven, cardsGiven, isSameCard, toEngine } from "./card.ts";
import { Num, suits, suitsPath, suitVal, type, valuesPath } from "./constants.ts";
import { InvalidInput } from "./errors.ts";
import { freshRandom } from "./outside.ts";

/** The four places at the table, by the document's names, in the order of play. */
export type Turn = "player" | "right" | "top" | "left";

const OPENING_CARD = new Card(3, 0);
const HAND_SIZE = 13;

/** What some cards of the document are together. */
export function asPlay(cards: readonly Card[]): Play | undefined {
  const engine = cardsGiven(cards).map(toEngine);
  return new Set(engine).size === engine.length ? readPlay(PRESETS.mis, engine) : undefined;
}

const isKind = (cards: readonly Card[], ...kinds: PlayKind[]): boolean => {
  const play = asPlay(cards);
  return play !== undefined && kinds.includes(play.kind);
};

/** Whether cards of `size` beat others of that size. */
function isStronger(cards: readonly Card[], last: readonly Card[], size: number): boolean {
  const [play, other] = [asPlay(cards), asPlay(last)];
  if (play === undefined || other === undefined || play.cards.length !== size) return false;
  return beats(PRESETS.mis, play, other);
}

const holdsOpening = (cards: readonly Card[]): boolean =>
  cardsGiven(cards).some((card) => isSameCard(card, OPENING_CARD));

/** Cuts a list off in one step; false, and nothing is gone, where that cannot be done. */
function isCutTo(list: unknown[], length: number): boolean {
  try {
    const isFixed = (at: number) => Object.getOwnPropertyDescriptor(list, at)?.configurable === false;
    const tail = Array.from({ length: list.length - length }, (_, i) => length + i);
    return !tail.some(isFixed) && Reflect.set(list, "length", length);
  } catch {
    return false;
  }
}

const rules = {
  type,
  suits,
  suitVal,
  suitsPath,
  valuesPath,
  /** The numbers of the cards of a suit, ace first. */
  Num,

  /** The 52 cards: types 1 to 13 of each suit. */
  newDeck: (): Card[] =>
    suits.flatMap((_, suitNum) => Array.from({ length: HAND_SIZE }, (_, i) => new Card(i + 1, suitNum))),

  /** The deck in a random order, in a new list. */
  shuffle(deck: readonly Card[], random: Random = freshRandom()): Card[] {
    if (!Random.is(random)) throw new InvalidInput("A random stream is expected.");
    return random.shuffle(cardsGiven(deck));
  },

  isValidStartingPlay: (cards: readonly Card[]): boolean => holdsOpening(cards) && rules.isValidPlay(cards),
  isValidPlay: (cards: readonly Card[]): boolean => asPlay(cards) !== undefined,
  isValidSingle: (cards: readonly Card[]): boolean => isKind(cards, "single"),
  isValidPair: (cards: readonly Card[]): boolean => isKind(cards, "pair"),
  isValidFiveCardPlay: (cards: readonly Card[]): boolean => cardsGiven(cards).length === 5 && rules.isValidPlay(cards),
  isValidStraight: (cards: readonly Card[]): boolean => isKind(cards, "straight", "straight-flush"),
  isValidFlush: (cards: readonly Card[]): boolean => isKind(cards, "flush", "straight-flush"),
  isValidFullHouse: (cards: readonly Card[]): boolean => isKind(cards, "full-house"),
  isValidFourOfaKind: (cards: readonly Card[]): boolean => isKind(cards, "four-kicker"),

  isStrongerPlay: (cards: readonly Card[], last: readonly Card[]): boolean =>
    isStronger(cards, last, cardsGiven(last).length),
  isStrongerSingle: (card: Card, last: Card): boolean => isStronger([cardGiven(card)], [cardGiven(last)], 1),
  isStrongerPair: (cards: readonly Card[], last: readonly Card[]): boolean => isStronger(cards, last, 2),
  isStrongerFive: (cards: readonly Card[], last: readonly Card[]): boolean => isStronger(cards, last, 5),

  /** Takes thirteen cards off the end of the deck it is given. */
  setPlayerCards(deck: Card[]): Card[] {
    const cards = cardsGiven(deck);
    const left = Math.max(0, cards.length - HAND_SIZE);
    if (!isCutTo(deck, left)) throw new InvalidInput("A deck that cards can be taken from is expected.");
    return cards.slice(left).reverse();
  },

  /** Who holds the 3 of diamonds; null when nobody does. */
  setFirstTurn(
    player: readonly Card[],
    left: readonly Card[],
    top: readonly Card[],
    right: readonly Card[],
  ): Turn | null {
    const held = [player, left, top, right].map(holdsOpening);
    return (["player", "left", "top", "right"] as const)[held.indexOf(true)] ?? null;
  },

  /** 1 to 4 for D, C, H, S; 0 for anything else. */
  getSuitValue: (suit: string): number => (suits as readonly string[]).indexOf(suit) + 1,

  /** The cards by rank, then suit, in a new list. */
  sortCardsValue(cards: readonly Card[]): Card[] {
    const sorted = cardsGiven(cards);
    const order = sortCards(ladderOf(PRESETS.mis), sorted.map(toEngine));
    return sorted.sort((a, b) => order.indexOf(toEngine(a)) - order.indexOf(toEngine(b)));
  },

  /** The cards by suit, then rank, in a new list. */
  sortCardsSuit: (cards: readonly Card[]): Card[] => rules.sortCardsValue(cards).sort((a, b) => a.suitVal - b.suitVal),
};

/** The document's Rules module. */
export const Rules = Object.freeze(withAliases(rules, ALIASES.Rules));
