/** Cards as people say them. */

import { type Card, type Rank, rankOf, type Suit, suitOf } from "@baize/cards";

const RANKS = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"];
const SUITS = ["clubs", "diamonds", "hearts", "spades"];

/** `queen`. */
export const rankName = (rank: Rank): string => RANKS[rank] ?? "";

/** `hearts`. */
export const suitName = (suit: Suit): string => SUITS[suit] ?? "";

/** `queen of hearts`. */
export const cardName = (card: Card): string => `${rankName(rankOf(card))} of ${suitName(suitOf(card))}`;
