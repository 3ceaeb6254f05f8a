/** Cards as people say them, and refusals about them, in English; games that read cards add those to their own words. */

import type { Fact } from "@baize/kernel";

const RANKS = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"];
const SUITS = ["clubs", "diamonds", "hearts", "spades"];

export const en = {
  "not-a-card": (d: Readonly<Record<"text", Fact>>) =>
    `"${d.text}" is not a card: a rank (A, 2–10, J, Q, K) and a suit (♣ ♦ ♥ ♠ or C D H S) are expected.`,
  rank: (d: { readonly rank: number }) => RANKS[d.rank] ?? "",
  suit: (d: { readonly suit: number }) => SUITS[d.suit] ?? "",
  card: (d: { readonly rank: number; readonly suit: number }) => `${RANKS[d.rank]} of ${SUITS[d.suit]}`,
};
