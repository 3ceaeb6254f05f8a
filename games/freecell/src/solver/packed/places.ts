/**
 * A table in five words: three bits for each card say what it lies on. Eight cases are enough, for a card either lies where it
 * lay at first, or in a cell, at the foot of a column, home, or on one of four hosts at most.
 */

import type { Build } from "./build.ts";
import { CELL, FLOOR, HOME } from "./state.ts";

/** Words of a key. */
export const KEY = 5;
/** Where the bits of a card are: ten cards in each word; the two last kings, with two bits each, in the bits left over. */
export const WORD = Uint8Array.from({ length: 52 }, (_, card) => (card < 50 ? Math.floor(card / 10) : card - 50));
export const SHIFT = Uint8Array.from({ length: 52 }, (_, card) => (card < 50 ? (card % 10) * 3 : 30));
export const MASK = Uint8Array.from({ length: 52 }, (_, card) => (card < 50 ? 7 : 3));

/** The bits of a card in their place, by `card << 6 | under`; and what a card lies on, by `card << 3 | bits`. */
export interface Places {
  readonly bits: Int32Array;
  readonly unders: Uint8Array;
  /** Two bits for a link to another card, in the place of the card's rank, by `card << 6 | under`. */
  readonly links: Int32Array;
}

/** Places for all tables that can grow from one, given by what each card lies on and what may lie on what. */
export function placesFrom(under: Uint8Array, { hosts }: Build): Places {
  const bits = new Int32Array(64 * 64);
  const unders = new Uint8Array(64 * 8);
  const links = new Int32Array(64 * 64);
  for (let card = 0; card < 52; card++) {
    const cases = [under[card] as number, CELL, FLOOR, HOME, ...hosts.subarray(card << 2, (card + 1) << 2)];
    cases.forEach((beneath, code) => {
      unders[(card << 3) | code] = beneath;
      if (cases.indexOf(beneath) === code) bits[(card << 6) | beneath] = code << (SHIFT[card] as number);
    });
    // Of the links only those to cards count here: the first one, and the hosts where they are others. More than two hosts
    // have no room; links to them cannot be told apart, and `Build.isTold` says so.
    [cases[4], cases[5], cases[0]].forEach((beneath = FLOOR, i) => {
      if (beneath < FLOOR) links[(card << 6) | beneath] = (3 - i) << ((card >> 2) << 1);
    });
  }
  return { bits, unders, links };
}

/** A number for the key that begins at a word. */
export function hashOf(words: Int32Array, at: number): number {
  let hash = Math.imul(words[at] as number, 0x9e3779b1);
  hash = Math.imul((hash ^ (hash >>> 15)) + (words[at + 1] as number), 0x85ebca6b);
  hash = Math.imul((hash ^ (hash >>> 13)) + (words[at + 2] as number), 0xc2b2ae35);
  hash = Math.imul((hash ^ (hash >>> 16)) + (words[at + 3] as number), 0x27d4eb2f);
  hash = Math.imul((hash ^ (hash >>> 15)) + (words[at + 4] as number), 0x165667b1);
  return hash ^ (hash >>> 16);
}
