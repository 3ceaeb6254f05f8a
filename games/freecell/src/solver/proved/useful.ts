/**
 * Which links of the laid table a shortest relaxed game breaks: moving a run off such a link brings the end one move nearer,
 * and no other move does. What is found idle stays idle in the tables that follow, unless a link was broken in vain, for a
 * shortest relaxed game from there with that link would have been one from here.
 */

import { FLOOR } from "../packed/state.ts";
import * as laid from "./laid.ts";
import { isWithin } from "./relaxed.ts";

const { above, ASIDE, CAUGHT, caught, caughtRuns, column, extendUp, joins, linkBits, links, NONE, tips, under } = laid;

/** Links known to be useful, by the card above; and those known to be idle, a bit for each card above. */
const isKnownUseful = new Uint8Array(52);
let idleLow = 0;
let idleHigh = 0;
/** Caught runs of the laid table, and the moves that its relaxed game needs. */
let caughtNow = 0;
let needed = 0;

/** Begins with a table that was just laid, of which so much is known. */
export function beginLinks(caughtCount: number, left: number, low: number, high: number): void {
  isKnownUseful.fill(0);
  caughtNow = caughtCount;
  needed = left;
  idleLow = low;
  idleHigh = high;
}

/** Whether the link beneath a card is known to be idle. */
export const isIdle = (card: number): boolean => ((card < 32 ? idleLow >> card : idleHigh >> (card - 32)) & 1) === 1;

/** The idle links of the first 32 cards as bits, but for that of one card; and of the others. */
export const idleLowBut = (card: number): number => (card < 32 ? idleLow & ~(1 << card) : idleLow);
export const idleHighBut = (card: number): number => (card < 32 ? idleHigh : idleHigh & ~(1 << (card - 32)));

/** Whether a shortest relaxed game breaks the link beneath a card, which lies on another with all cards up to `top`. */
export function isUseful(card: number, top: number): boolean {
  if (isKnownUseful[card] === 1) return true;
  if (isIdle(card)) return false;
  const beneath = under[card] as number;
  const isDue = joins[(card << 6) | beneath] === 0 && ((caught[card] as number) & CAUGHT) !== 0;
  const found = isDue || isWithoutLink(card, top, beneath);
  if (found) isKnownUseful[card] = 1;
  else if (card < 32) idleLow |= 1 << card;
  else idleHigh |= 1 << (card - 32);
  return found;
}

/** Whether the table needs one move less when the link is broken. */
function isWithoutLink(card: number, top: number, beneath: number): boolean {
  const from = column[card] as number;
  const linked = links[card & 3] as number;
  links[card & 3] = linked ^ (linkBits[(card << 6) | beneath] as number);
  above[beneath] = NONE;
  tips[from] = beneath;
  for (let moved = card; moved !== NONE; moved = above[moved] as number) column[moved] = ASIDE;
  const counted = caughtNow - (caughtRuns[top] as number) + (caughtRuns[beneath] as number);
  const found = isWithin(needed - 1 - counted);
  for (let moved = card; moved !== NONE; moved = above[moved] as number) column[moved] = from;
  tips[from] = top;
  above[beneath] = card;
  links[card & 3] = linked;
  return found;
}

/** Whether the table still needs one move less when the cards of a useful link come to lie on another card. */
export function isUsefulOn(card: number, top: number, onto: number): boolean {
  const beneath = under[card] as number;
  const from = column[card] as number;
  const to = column[onto] as number;
  const linked = links[card & 3] as number;
  const others = caughtNow - (caughtRuns[top] as number) + (caughtRuns[beneath] as number);
  const counted = others - (caughtRuns[onto] as number);
  links[card & 3] = linked ^ (linkBits[(card << 6) | beneath] as number) ^ (linkBits[(card << 6) | onto] as number);
  above[beneath] = NONE;
  tips[from] = beneath;
  under[card] = onto;
  above[onto] = card;
  tips[to] = top;
  const found = isWithin(needed - 1 - counted - extendUp(card, to));
  tips[to] = onto;
  above[onto] = NONE;
  under[card] = beneath;
  tips[from] = top;
  above[beneath] = card;
  links[card & 3] = linked;
  extendUp(card, from);
  return found;
}

/** Whether a card can come to lie on another: one that is the top of a column. */
export const isHost = (card: number): boolean => card < 52 && above[card] === NONE && (under[card] as number) <= FLOOR;
