/** The constants of the source document's Card and Rules modules. Nobody can change them. */

const constant = <const T extends readonly unknown[]>(list: T): T => Object.freeze(list);

export const type = constant(["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]);
export const suits = constant(["D", "C", "H", "S"]);
export const suitVal = constant([1, 2, 3, 4]);
export const suitsPath = constant(["Diamonds", "Clubs", "Hearts", "Spades"]);
export const valuesPath = constant(["", "Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King"]);

/** The numbers of the cards of a suit, ace first, which `newDeck` of the document counts over. */
export const Num = constant([14, 15, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);

/** The document's types of a suit and a number. */
export type SuiteT = (typeof suits)[number];
export type NumT = (typeof Num)[number];
