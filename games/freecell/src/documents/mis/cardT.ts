/** The document's Card ADT module. */

import { type Card, CLUBS, card, DIAMONDS, HEARTS, isRed, type Rank, SPADES, type Suit } from "@baize/cards";
import { ColourT, RankT, type SuitT } from "./cardTypes.ts";

const SUITS: Readonly<Record<SuitT, Suit>> = { H: HEARTS, D: DIAMONDS, C: CLUBS, S: SPADES };
const RANK_ORDER = Object.keys(RankT);

/** A card; two cards are equal when suit and rank are. */
export class CardT {
  readonly suit: SuitT;
  readonly rank: RankT;

  constructor(suit: SuitT, rank: RankT) {
    this.suit = suit;
    this.rank = rank;
  }

  /** The suit it was made with. */
  getSuit(): SuitT {
    return this.suit;
  }

  /** Red for hearts and diamonds, black for clubs and spades. */
  getColour(): ColourT {
    return isRed(ruleCard(this)) ? ColourT.Red : ColourT.Black;
  }

  /** The rank it was made with. */
  getRank(): RankT {
    return this.rank;
  }

  /** Whether the other card has the same suit and rank. */
  equals(other: CardT): boolean {
    return this.suit === other.suit && this.rank === other.rank;
  }
}

/** The same card as the rules know it. */
export const ruleCard = ({ suit, rank }: CardT): Card => card(RANK_ORDER.indexOf(rank) as Rank, SUITS[suit]);
