/** Cards by the names that people give them. */

import { type Card, type Rank, rankOf, type Suit, suitOf } from "./card.ts";
import { say } from "./words/index.ts";

/** `queen`. */
export const rankName = (rank: Rank): string => say.rank({ rank });

/** `hearts`. */
export const suitName = (suit: Suit): string => say.suit({ suit });

/** `queen of hearts`. */
export const cardName = (card: Card): string => say.card({ rank: rankOf(card), suit: suitOf(card) });
