/** A card of the assignment: it prints as its value and the sign of its suit. */

import { type Card, DECK, formatCard, parseCard } from "@baize/cards";
import { IllegalArgumentException } from "./exceptions.ts";

/** A playing card, made from its text: `new PlayingCard("10♣")`. */
export class PlayingCard {
  readonly card: Card;

  constructor(text: string) {
    const found = parseCard(text);
    if (!found.ok) throw new IllegalArgumentException(`"${text}" is not a card.`);
    this.card = found.value;
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
