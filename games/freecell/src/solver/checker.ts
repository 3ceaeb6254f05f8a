/**
 * Replays a written line of a numbered deal on the standard table, from its texts alone and quickly. It knows the rules once
 * more and shares no code with them or with any search; a test compares it with the rules.
 */

import { type Card, microsoftDeck } from "@baize/cards";

/** The columns are the places from 0, the cells those after them, each a pile that holds one card at most; then home. */
const COLUMNS = 8;
const HOME = 12;
const NOWHERE = 13;
/** Room for a pile: seven cards dealt and twelve on the last. */
const DEEP = 32;

const piles = new Uint8Array(HOME * DEEP);
/** Longer than they need be: a short array lies among what the engine moves about, and to read it takes longer. */
const heights = new Uint8Array(128);
const home = new Uint8Array(128);

/** The place that each sign names. A table, for two signs are looked up for every move. */
const PLACES = new Uint8Array(128).fill(NOWHERE);
[..."12345678abcdh"].forEach((sign, place) => {
  PLACES[sign.charCodeAt(0)] = place;
});
const placeOf = (sign: number): number => PLACES[sign] ?? NOWHERE;

/** 1 for the red suits, the second and the third of four, and 0 for the others. */
const colourOf = (card: number): number => (card ^ (card >> 1)) & 1;

/** Whether a card may lie on another in a column. */
const fits = (card: number, onto: number): boolean =>
  onto >> 2 === (card >> 2) + 1 && colourOf(card) !== colourOf(onto);

/** The card of a pile so many cards before its last one. */
const cardAt = (place: number, back: number): number =>
  piles[place * DEEP + (heights[place] as number) - 1 - back] as number;

/** How many cards at the end of a column lie in sequence. */
function runOf(column: number): number {
  let run = 1;
  while (run < (heights[column] as number) && fits(cardAt(column, run - 1), cardAt(column, run))) run++;
  return run;
}

/** How many of some places are free: 1 is taken from their heights, for what is below 0 then can be counted without asking. */
function freeOf(first: number, end: number): number {
  let free = 0;
  for (let place = first; place < end; place++) free += ((heights[place] as number) - 1) >>> 31;
  return free;
}

/** How many cards can move to a column at once: a free one does not serve itself. */
function mostTo(to: number): number {
  const empty = freeOf(0, COLUMNS) - freeOf(to, to + 1);
  return (1 + freeOf(COLUMNS, HOME)) << empty;
}

/** How many cards a move between columns without a count takes: as many as can lie there, whether or not they are in sequence. */
function impliedBy(from: number, to: number): number {
  if (heights[to] === 0) return Math.min(runOf(from), mostTo(to));
  return Math.max(1, (cardAt(to, 0) >> 2) - (cardAt(from, 0) >> 2));
}

function putOn(place: number, card: number): void {
  const height = heights[place] as number;
  piles[place * DEEP + height] = card;
  heights[place] = height + 1;
}

/** Takes the last card of a place, where there is one. */
function takeFrom(place: number): number {
  const card = cardAt(place, 0);
  heights[place] = (heights[place] as number) - 1;
  return card;
}

/** Moves the last card of a place home; false when its turn has not come. */
function moveHome(from: number): boolean {
  const card = takeFrom(from);
  if (home[card & 3] !== card >> 2) return false;
  home[card & 3] = (card >> 2) + 1;
  return true;
}

/** Moves the last card of a place to a column or a cell; false when that is against the rules. */
function moveOne(from: number, to: number): boolean {
  const card = takeFrom(from);
  if (heights[to] !== 0 && (to >= COLUMNS || !fits(card, cardAt(to, 0)))) return false;
  putOn(to, card);
  return true;
}

/** Moves some cards of a column to another; false when that is against the rules. */
function moveRun(from: number, to: number, count: number): boolean {
  const height = heights[from] as number;
  if (count > height || count > mostTo(to)) return false;
  const lowest = height - count;
  for (let i = lowest; i < height; i++) {
    const card = piles[from * DEEP + i] as number;
    if (heights[to] !== 0 && !fits(card, cardAt(to, 0))) return false;
    putOn(to, card);
  }
  heights[from] = lowest;
  return true;
}

/** The count of cards that stands behind a move: `x` and one or two digits; 0 when something else does. */
function countIn(text: string): number {
  const tens = text.length === 5 ? text.charCodeAt(3) - 48 : 0;
  const ones = text.charCodeAt(text.length - 1) - 48;
  const isCount = (text.length === 4 || text.length === 5) && text.charCodeAt(2) === 120;
  return isCount && tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 0;
}

/** Plays a written move; false when it is none or against the rules. */
function playText(text: string): boolean {
  const from = placeOf(text.charCodeAt(0));
  const to = placeOf(text.charCodeAt(1));
  if (from >= HOME || to >= NOWHERE || from === to || heights[from] === 0) return false;
  const said = text.length > 2 ? countIn(text) : undefined;
  // More than half of all moves go home: asked first, that is all that need be asked of them.
  if (to === HOME) return (said ?? 1) === 1 && moveHome(from);
  const areColumns = from < COLUMNS && to < COLUMNS;
  const count = said ?? (areColumns ? impliedBy(from, to) : 1);
  return count === 1 ? moveOne(from, to) : count > 1 && areColumns && moveRun(from, to, count);
}

/** Whether the written moves, played on a deck dealt out, are all legal and bring every card home. */
export function winsWritten(deal: number, moves: readonly string[]): boolean {
  const deck: readonly Card[] = microsoftDeck(deal);
  heights.fill(0);
  home.fill(0);
  for (let i = 0; i < deck.length; i++) putOn(i % COLUMNS, deck[i] as number);
  for (let i = 0; i < moves.length; i++) if (!playText(moves[i] as string)) return false;
  return home[0] === 13 && home[1] === 13 && home[2] === 13 && home[3] === 13;
}
