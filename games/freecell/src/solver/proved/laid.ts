/**
 * The one table that the search for proved lengths has laid out: what each card lies on, what lies on it, and what a column
 * holds up to a card. Module constants, for the search reads them millions of times a second.
 */

import { FLOOR, HOME } from "../packed/state.ts";

/** What lies on a card that nothing lies on. */
export const NONE = 63;
/** The column of cards that lie in none, or in one that the bound need not know. */
export const ASIDE = 52;

/** The card beneath each card, or FLOOR, CELL or HOME. */
export const under = new Uint8Array(64);
/**
 * What the relaxed game changes: the links of each suit, two bits for each card that lies on another; the card on each card or
 * NONE; how many of each suit are home; the top of each column.
 */
export const words = new Int32Array(32);
export const links = new Int32Array(words.buffer, 0, 4);
export const above = new Uint8Array(words.buffer, 16, 52);
export const home = new Uint8Array(words.buffer, 68, 4);
export const tips = new Uint8Array(words.buffer, 72, 56);
/** Words before the tops of the columns. */
export const TIPS = 18;

/** By card: its column, its height there from 1 on, and how many runs there are up to it. The floor has height 0. */
export const column = new Uint8Array(64).fill(ASIDE);
export const height = new Uint8Array(64);
export const runs = new Uint8Array(64);
/** How many of those runs hold a card that is caught: above a lower one of its suit, so that it has to step aside. */
export const caughtRuns = new Uint8Array(64);
/** The lowest card of its run. */
export const foot = new Uint8Array(64);
/** CAUGHT: the card is; RUN_CAUGHT: it is, or a card of its run beneath it. */
export const caught = new Uint8Array(64);
export const CAUGHT = 1;
const RUN_CAUGHT = 2;
/** The lowest rank of each suit up to this card, four bits each. */
const lows = new Uint16Array(64);
const NO_LOWS = 0xffff;
/** Whether a card moves together with the one beneath it, by `card << 6 | under`. */
export const joins = new Uint8Array(64 * 64);
/** The bits of each link in their place, by `card << 6 | under`. */
export const linkBits = new Int32Array(64 * 64);

/** Says which cards move together in one move, if any, and gives the links their bits. */
export function prepareLaid(fits: Uint8Array | undefined, bits: Int32Array): void {
  if (fits !== undefined) joins.set(fits);
  else joins.fill(0);
  linkBits.set(bits);
}

/** Works out what a column holds at a card and at all cards above it; gives the caught runs up to its top. */
export function extendUp(first: number, inColumn: number): number {
  let sum = 0;
  for (let card = first; card !== NONE; card = above[card] as number) {
    const beneath = under[card] as number;
    const shift = (card & 3) << 2;
    const rank = card >> 2;
    let low = NO_LOWS;
    let count = 1;
    let flags = 0;
    let at = 1;
    let lowest = card;
    sum = 0;
    if (beneath < 52) {
      low = lows[beneath] as number;
      count = runs[beneath] as number;
      sum = caughtRuns[beneath] as number;
      at = (height[beneath] as number) + 1;
      if (joins[(card << 6) | beneath] === 1) {
        flags = (caught[beneath] as number) & RUN_CAUGHT;
        lowest = foot[beneath] as number;
      } else count++;
    }
    if (((low >> shift) & 15) < rank) {
      if (flags === 0) sum++;
      flags = CAUGHT | RUN_CAUGHT;
    } else low = (low & ~(15 << shift)) | (rank << shift);
    column[card] = inColumn;
    height[card] = at;
    runs[card] = count;
    caught[card] = flags;
    caughtRuns[card] = sum;
    foot[card] = lowest;
    lows[card] = low;
  }
  return sum;
}

/** Works out everything from `under`. Gives the number of caught runs. */
export function layAll(): number {
  let sum = 0;
  let columns = 0;
  above.fill(NONE);
  home.fill(0);
  tips.fill(FLOOR);
  links.fill(0);
  for (let card = 0; card < 52; card++) {
    const beneath = under[card] as number;
    if (beneath < 52) {
      above[beneath] = card;
      links[card & 3] = (links[card & 3] as number) | (linkBits[(card << 6) | beneath] as number);
    } else if (beneath === HOME) home[card & 3] = (card >> 2) + 1;
  }
  for (let card = 0; card < 52; card++) {
    const beneath = under[card] as number;
    if (beneath === FLOOR) sum += extendUp(card, columns++);
    else if (beneath > FLOOR) column[card] = ASIDE;
  }
  for (let card = 0; card < 52; card++) {
    if (above[card] === NONE && (under[card] as number) <= FLOOR) tips[column[card] as number] = card;
  }
  return sum;
}
