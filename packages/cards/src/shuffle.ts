/** Numbered deals: Microsoft FreeCell's shuffle and its FreeCell Pro extension. */

import type { Card } from "./card.ts";
import { DECK } from "./deck.ts";

/** The highest deal number of FreeCell Pro's range. */
export const LAST_DEAL = 2 ** 33 - 1;

/** Whether a number names a deal. */
export const isDealNumber = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= LAST_DEAL;

/** The deal that was asked for last, which is often asked for again: to search it, to write its line down, to check it. */
let last = { n: 0, deck: [] as readonly Card[] };

/** The order in which deal `n` (1 to 2^33 − 1) turns up its 52 cards. */
export function microsoftDeck(n: number): Card[] {
  if (n !== last.n) last = { n, deck: shuffled(n) };
  return last.deck.slice();
}

function shuffled(n: number): Card[] {
  const deck = DECK.slice();
  const dealt: Card[] = [];
  let seed = n >>> 0;
  for (let left = deck.length; left > 0; left--) {
    seed = (Math.imul(seed, 214013) + 2531011) >>> 0;
    const at = drawn(seed, n) % left;
    dealt.push(deck[at] as Card);
    deck[at] = deck[left - 1] as Card;
  }
  return dealt;
}

/** What the C library's old generator gives for a seed; larger deals use more of its bits. */
function drawn(seed: number, n: number): number {
  if (n < 2 ** 31) return (seed >>> 16) & 0x7fff;
  return n < 2 ** 32 ? ((seed >>> 16) & 0x7fff) | 0x8000 : (seed >>> 16) + 1;
}
