/** The document's Rules module: its names, judged by the one rule engine under the preset `mis`. */

import type { Random } from "@baize/kernel";
import { beats, ladderOf, type Play, type PlayKind, PRESETS, readPlay, sortCards } from "../rules/index.ts";
import { ALIASES, withAliases } from "./aliases.ts";
import { Card, fromEngine, isSameCard, toEngine } from "./card.ts";
import { suits, suitsPath, suitVal, type, valuesPath } from "./constants.ts";
import { freshRandom } from "./outside.ts";

/** The four places at the table, by the document's names, in the order of play. */
export type Turn = "player" | "right" | "top" | "left";

const OPENING_CARD = new Card(3, 0);
const HAND_SIZE = 13;

/** What some cards of the document are together. */
export function asPlay(cards: readonly Card[]): Play | undefined {
  const engine = cards.map(toEngine);
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

const holdsOpening = (cards: readonly Card[]): boolean => cards.some((card) => isSameCard(card, OPENING_CARD));

const rules = {
  type,
  suits,
  suitVal,
  suitsPath,
  valuesPath,

  /** The 52 cards: types 1 to 13 of each suit. */
  newDeck: (): Card[] =>
    suits.flatMap((_, suitNum) => Array.from({ length: HAND_SIZE }, (_, i) => new Card(i + 1, suitNum))),

  /** The deck in a random order, in a new list. */
  shuffle: (deck: readonly Card[], random: Random = freshRandom()): Card[] => random.shuffle(deck),

  isValidStartingPlay: (cards: readonly Card[]): boolean => holdsOpening(cards) && rules.isValidPlay(cards),
  isValidPlay: (cards: readonly Card[]): boolean => asPlay(cards) !== undefined,
  isValidSingle: (cards: readonly Card[]): boolean => isKind(cards, "single"),
  isValidPair: (cards: readonly Card[]): boolean => isKind(cards, "pair"),
  isValidFiveCardPlay: (cards: readonly Card[]): boolean => cards.length === 5 && rules.isValidPlay(cards),
  isValidStraight: (cards: readonly Card[]): boolean => isKind(cards, "straight", "straight-flush"),
  isValidFlush: (cards: readonly Card[]): boolean => isKind(cards, "flush", "straight-flush"),
  isValidFullHouse: (cards: readonly Card[]): boolean => isKind(cards, "full-house"),
  isValidFourOfaKind: (cards: readonly Card[]): boolean => isKind(cards, "four-kicker"),

  isStrongerPlay: (cards: readonly Card[], last: readonly Card[]): boolean => isStronger(cards, last, last.length),
  isStrongerSingle: (card: Card, last: Card): boolean => isStronger([card], [last], 1),
  isStrongerPair: (cards: readonly Card[], last: readonly Card[]): boolean => isStronger(cards, last, 2),
  isStrongerFive: (cards: readonly Card[], last: readonly Card[]): boolean => isStronger(cards, last, 5),

  /** Takes thirteen cards off the end of the deck it is given. */
  setPlayerCards: (deck: Card[]): Card[] => deck.splice(-HAND_SIZE).reverse(),

  /** Who holds the 3 of diamonds; null when nobody does. */
  setFirstTurn(
    player: readonly Card[],
    left: readonly Card[],
    top: readonly Card[],
    right: readonly Card[],
  ): Turn | null {
    if (holdsOpening(player)) return "player";
    if (holdsOpening(left)) return "left";
    if (holdsOpening(top)) return "top";
    return holdsOpening(right) ? "right" : null;
  },

  /** 1 to 4 for D, C, H, S; 0 for anything else. */
  getSuitValue: (suit: string): number => (suits as readonly string[]).indexOf(suit) + 1,

  /** The cards by rank, then suit, in a new list. */
  sortCardsValue: (cards: readonly Card[]): Card[] =>
    fromEngine(sortCards(ladderOf(PRESETS.mis), cards.map(toEngine)), cards),

  /** The cards by suit, then rank, in a new list. */
  sortCardsSuit: (cards: readonly Card[]): Card[] => rules.sortCardsValue(cards).sort((a, b) => a.suitVal - b.suitVal),
};

/** The document's Rules module. */
export const Rules = withAliases(rules, ALIASES.Rules);
