/**
 * Replays a written line of a numbered deal on the standard table, from its texts alone and quickly. It knows the rules once
 * more and shares no code with them or with any search; a test compares it with the rules.
 */

import { type Card, microsoftDeck } from "@baize/cards";

const COLUMNS = 8;
const CELLS = 4;
/** Room for a column: seven cards dealt and twelve on the last. */
const DEEP = 32;
const FREE = 255;
const HOME = 12;
const NOWHERE = 13;

const columns = new Uint8Array(COLUMNS * DEEP);
const heights = new Uint8Array(128);
const cells = new Uint8Array(128);
const home = new Uint8Array(128);

/** The place that each sign names: a column from 0, a cell from 8, or home. A table, for two signs are looked up for every move. */
const PLACES = new Uint8Array(128).fill(NOWHERE);
[..."12345678abcd"].forEach((sign, place) => {
  PLACES[sign.charCodeAt(0)] = place;
});
PLACES[104] = HOME;
const placeOf = (sign: number): number => PLACES[sign] ?? NOWHERE;

const isRed = (card: number): boolean => (card & 3) === 1 || (card & 3) === 2;

/** Whether a card may lie on another in a column. */
const fits = (card: number, onto: number): boolean => onto >> 2 === (card >> 2) + 1 && isRed(card) !== isRed(onto);

/** The last card of a column, so many cards before its end. */
const cardAt = (column: number, back: number): number =>
  columns[column * DEEP + (heights[column] as number) - 1 - back] as number;

/** How many cards at the end of a column lie in sequence. */
function runOf(column: number): number {
  let run = 1;
  while (run < (heights[column] as number) && fits(cardAt(column, run - 1), cardAt(column, run))) run++;
  return run;
}

/** How many cards can move to a column at once. */
function mostTo(to: number): number {
  let most = 1;
  for (let i = 0; i < CELLS; i++) if (cells[i] === FREE) most++;
  for (let i = 0; i < COLUMNS; i++) if (i !== to && heights[i] === 0) most *= 2;
  return most;
}

/** How many cards a move between columns without a count takes. */
function impliedBy(from: number, to: number): number {
  const run = runOf(from);
  if (heights[to] === 0) return Math.min(run, mostTo(to));
  const gap = (cardAt(to, 0) >> 2) - (cardAt(from, 0) >> 2);
  return gap >= 1 && gap <= run ? gap : 1;
}

/** Takes the last card of a place away and gives it; undefined when there is none. */
function takeFrom(place: number): number | undefined {
  if (place < COLUMNS) {
    if (heights[place] === 0) return undefined;
    const card = cardAt(place, 0);
    heights[place] = (heights[place] as number) - 1;
    return card;
  }
  const card = cells[place - COLUMNS] as number;
  cells[place - COLUMNS] = FREE;
  return card === FREE ? undefined : card;
}

function putOn(column: number, card: number): void {
  const height = heights[column] as number;
  columns[column * DEEP + height] = card;
  heights[column] = height + 1;
}

/** Moves one card; false when that is against the rules. */
function moveOne(from: number, to: number): boolean {
  const card = takeFrom(from);
  if (card === undefined) return false;
  if (to === HOME) {
    if (home[card & 3] !== card >> 2) return false;
    home[card & 3] = (card >> 2) + 1;
    return true;
  }
  if (to >= COLUMNS) {
    if (cells[to - COLUMNS] !== FREE) return false;
    cells[to - COLUMNS] = card;
    return true;
  }
  if (heights[to] !== 0 && !fits(card, cardAt(to, 0))) return false;
  putOn(to, card);
  return true;
}

/** Moves some cards of a column to another; false when that is against the rules. */
function moveRun(from: number, to: number, count: number): boolean {
  const height = heights[from] as number;
  if (count > height || runOf(from) < count || count > mostTo(to)) return false;
  if (heights[to] !== 0 && !fits(cardAt(from, count - 1), cardAt(to, 0))) return false;
  for (let i = height - count; i < height; i++) putOn(to, columns[from * DEEP + i] as number);
  heights[from] = height - count;
  return true;
}

/** Plays a written move; false when it is none or against the rules. */
function playText(text: string): boolean {
  const from = placeOf(text.charCodeAt(0));
  const to = placeOf(text.charCodeAt(1));
  if (from >= HOME || to >= NOWHERE || from === to) return false;
  if (text.length > 2 && !/^..x\d{1,2}$/.test(text)) return false;
  const areColumns = from < COLUMNS && to < COLUMNS;
  if (areColumns && heights[from] === 0) return false;
  const count = text.length > 2 ? Number(text.slice(3)) : areColumns ? impliedBy(from, to) : 1;
  return count === 1 ? moveOne(from, to) : count > 1 && areColumns && moveRun(from, to, count);
}

/** Whether the written moves, played on a deck dealt out, are all legal and bring every card home. */
export function winsWritten(deal: number, moves: readonly string[]): boolean {
  const deck: readonly Card[] = microsoftDeck(deal);
  heights.fill(0);
  cells.fill(FREE);
  home.fill(0);
  for (let i = 0; i < deck.length; i++) putOn(i % COLUMNS, deck[i] as number);
  for (const text of moves) if (!playText(text)) return false;
  return home[0] === 13 && home[1] === 13 && home[2] === 13 && home[3] === 13;
}
