/** The constants of the source document's Card and Rules modules. */

export const type = ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;
export const suits = ["D", "C", "H", "S"] as const;
export const suitVal = [1, 2, 3, 4] as const;
export const suitsPath = ["Diamonds", "Clubs", "Hearts", "Spades"] as const;
export const valuesPath = ["", "Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King"] as const;
