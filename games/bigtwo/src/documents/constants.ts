/** The constants of the source document's Card and Rules modules. Nobody can change them. */

const constant = <const T extends readonly unknown[]>(list: T): T => Object.freeze(list);

/** How each value is written, from the ace at 1. */
export const type = constant(["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]);
/** The suits from the lowest up. */
export const suits = constant(["D", "C", "H", "S"]);
/** What each suit is worth, in the same order. */
export const suitVal = constant([1, 2, 3, 4]);
/** The suits as the names of pictures have them. */
export const suitsPath = constant(["Diamonds", "Clubs", "Hearts", "Spades"]);
/** The values as the names of pictures have them, from the ace at 1. */
export const valuesPath = constant(["", "Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King"]);

/** The numbers of the cards of a suit, ace first, which `newDeck` of the document counts over. */
export const Num = constant([14, 15, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);

/** The document's type of a suit. */
export type SuiteT = (typeof suits)[number];
/** The document's type of the number of a card. */
export type NumT = (typeof Num)[number];
