/** The 52 cards, and whether a list holds each of them once. */

import { type Card, card, RANKS, SUITS } from "./card.ts";

/** The 52 cards from the ace of clubs to the king of spades. */
export const DECK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit) => card(rank, suit)));

/** Whether the list is the 52 cards, each once, in any order. */
export const isWholeDeck = (cards: readonly Card[]): boolean =>
  cards.length === DECK.length && new Set(cards).size === DECK.length && cards.every((c) => DECK[c] === c);
