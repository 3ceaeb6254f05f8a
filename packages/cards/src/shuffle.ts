/** Numbered deals: Microsoft FreeCell's shuffle and its FreeCell Pro extension. */

import type { Card } from "./card.ts";
import { DECK } from "./deck.ts";

/** The highest deal number of FreeCell Pro's range. */
export const LAST_DEAL = 2 ** 33 - 1;

/** Whether a number names a deal. */
export const isDealNumber = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= LAST_DEAL;

/** The order in which deal `n` (1 to 2^33 − 1) turns up its 52 cards. */
export function microsoftDeck(n: number): Card[] {
  const value = dealRandom(n);
  const deck = [...DECK];
  const dealt: Card[] = [];
  for (let left = deck.length; left > 0; left--) {
    const at = value() % left;
    dealt.push(deck[at] as Card);
    deck[at] = deck[left - 1] as Card;
  }
  return dealt;
}

/** The C library's old generator; larger numbers use more of its bits. */
function dealRandom(n: number): () => number {
  let s = n >>> 0;
  const read =
    n < 2 ** 31 ? () => (s >>> 16) & 0x7fff : n < 2 ** 32 ? () => ((s >>> 16) & 0x7fff) | 0x8000 : () => (s >>> 16) + 1;
  return () => {
    s = (Math.imul(s, 214013) + 2531011) >>> 0;
    return read();
  };
}
