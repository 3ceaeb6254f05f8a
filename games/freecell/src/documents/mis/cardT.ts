/** The document's Card ADT module. */

import { type Card, CLUBS, card, DIAMONDS, HEARTS, isRed, type Rank, SPADES, type Suit } from "@baize/cards";
import { isNameIn, shownValue } from "@baize/kernel";
import { BoardError } from "./boardError.ts";
import { ColourT, RankT, SuitT } from "./cardTypes.ts";

const SUITS: Readonly<Record<SuitT, Suit>> = { H: HEARTS, D: DIAMONDS, C: CLUBS, S: SPADES };
const RANK_ORDER = Object.keys(RankT);

/** A card, a value that nobody can change; two cards are equal when suit and rank are. */
export class CardT {
  readonly suit: SuitT;
  readonly rank: RankT;
  readonly #isCard: undefined;

  constructor(suit: SuitT, rank: RankT) {
    if (!isNameIn(SuitT, suit) || !isNameIn(RankT, rank)) {
      throw new BoardError("invalid_argument", `There is no card of ${shownValue(suit)} and ${shownValue(rank)}.`);
    }
    this.suit = suit;
    this.rank = rank;
    Object.freeze(this);
  }

  /** Whether a value is a card, and not only looks like one. */
  static is(value: unknown): value is CardT {
    return typeof value === "object" && value !== null && #isCard in value;
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
    return CardT.is(other) && this.suit === other.suit && this.rank === other.rank;
  }
}

/** The same card as the rules know it. */
export const ruleCard = ({ suit, rank }: CardT): Card => card(RANK_ORDER.indexOf(rank) as Rank, SUITS[suit]);
