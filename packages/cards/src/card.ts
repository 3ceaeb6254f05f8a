/** A card is a number from 0 to 51: four times its rank plus its suit, as Microsoft's FreeCell numbers them. */

/** One of the 52 cards: `rank * 4 + suit`. */
export type Card = number & { readonly card: unique symbol };

/** Clubs, diamonds, hearts, spades: 0 to 3. */
export type Suit = 0 | 1 | 2 | 3;

/** Ace to king: 0 to 12. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The colour of a suit. */
export type Colour = "red" | "black";

/** The suit of clubs. */
export const CLUBS = 0;
/** The suit of diamonds. */
export const DIAMONDS = 1;
/** The suit of hearts. */
export const HEARTS = 2;
/** The suit of spades. */
export const SPADES = 3;
/** The four suits, clubs first. */
export const SUITS: readonly Suit[] = [CLUBS, DIAMONDS, HEARTS, SPADES];

/** The rank of an ace, the first. */
export const ACE = 0;
/** The rank of a king, the last. */
export const KING = 12;
/** The thirteen ranks, ace first. */
export const RANKS: readonly Rank[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The card of a rank and a suit. */
export const card = (rank: Rank, suit: Suit): Card => (rank * 4 + suit) as Card;

/** The rank of a card. */
export const rankOf = (card: Card): Rank => (card >> 2) as Rank;
/** The suit of a card. */
export const suitOf = (card: Card): Suit => (card & 3) as Suit;

/** Diamonds and hearts are red, clubs and spades black. */
export const colourOf = (card: Card): Colour => (isRed(card) ? "red" : "black");
/** Whether a card is of diamonds or hearts. */
export const isRed = (card: Card): boolean => ((card + 1) & 2) !== 0;

/** Whether a number is a card. */
export const isCard = (n: number): n is Card => Number.isInteger(n) && n >= 0 && n < 52;
