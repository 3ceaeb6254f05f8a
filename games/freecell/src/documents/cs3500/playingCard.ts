/** A card of the assignment: it prints as its value and the sign of its suit. */

import { type Card, DECK, formatCard, parseCard } from "@baize/cards";
import { shownValue } from "@baize/kernel";
import { IllegalArgumentException } from "./exceptions.ts";

/** A playing card, a value that nobody can change, made from its text: `new PlayingCard("10♣")`. */
export class PlayingCard {
  readonly card: Card;
  readonly #isCard: undefined;

  constructor(text: string) {
    const found = typeof text === "string" ? parseCard(text) : undefined;
    if (!found?.ok) throw new IllegalArgumentException(`${shownValue(text)} is not a card.`);
    this.card = found.value;
    Object.freeze(this);
  }

  /** Whether a value is a playing card, and not only looks like one. */
  static is(value: unknown): value is PlayingCard {
    return typeof value === "object" && value !== null && #isCard in value;
  }

  /** Such as `A♦` or `10♣`. */
  toString(): string {
    return formatCard(this.card);
  }
}

/** The playing card for a card of the rules. */
export const playingCard = (card: Card): PlayingCard => new PlayingCard(formatCard(card));

/** The 52 playing cards in a fresh list. */
export const freshDeck = (): PlayingCard[] => DECK.map(playingCard);
