/** Writes a packed line of a numbered deal down as the rules would, without a state of the rules for each move. */

import { microsoftDeck } from "@baize/cards";
import { ALTERNATE } from "./packed/build.ts";
import { movedCard, movedOnto } from "./packed/moves.ts";
import { CELL, FLOOR, HOME } from "./packed/state.ts";

/** The module's own names for them: what is imported is looked up at each use. */
const { fits, isSafe } = ALTERNATE;
const NAMES = "12345678abcdh";
/** Places are the columns, the cells and home, in the order of their names. */
const COLUMNS = 8;
const HOME_PLACE = 12;
/** The text of a move without a count, by `from * 13 + to`. */
const TEXTS = [...NAMES].flatMap((from) => [...NAMES].map((to) => from + to));

const textOf = (from: number, to: number): string => TEXTS[from * (HOME_PLACE + 1) + to] as string;

/** The table: what lies last in each place and beneath each card, or NOTHING; the place of each card; how many of each suit are home. */
const NOTHING = 63;
/** Longer than they need be: a short array lies among what the engine moves about, and to read it takes longer. */
const LONG = 128;
const last = new Uint8Array(LONG);
const under = new Uint8Array(LONG);
/** What would follow on a king is at home, where nothing is the last. */
const places = new Uint8Array(LONG).fill(HOME_PLACE);
const home = new Uint8Array(LONG);
/** The places whose last card is the next of its suit, a bit for each. */
let open = 0;

const isNext = (card: number): boolean => home[card & 3] === card >> 2;

function layOut(deal: number): void {
  last.fill(NOTHING);
  home.fill(0);
  const deck = microsoftDeck(deal);
  for (let i = 0; i < deck.length; i++) {
    const card = deck[i] as number;
    const column = i % COLUMNS;
    under[card] = last[column] as number;
    last[column] = card;
    places[card] = column;
  }
  open = 0;
  for (let column = 0; column < COLUMNS; column++) if (isNext(last[column] as number)) open |= 1 << column;
}

/** Whether a text without a count can mean nothing but one card of this place, moved to a free column. */
function isAlone(from: number): boolean {
  const top = last[from] as number;
  if (from >= COLUMNS || fits[(top << 6) | (under[top] as number)] === 0) return true;
  let free = 0;
  for (let place = 0; place < HOME_PLACE; place++) if (last[place] === NOTHING) free++;
  return free === 1;
}

/** The first free place from one on. */
function firstFree(from: number): number {
  let place = from;
  while (last[place] !== NOTHING) place++;
  return place;
}

/** Lays open what is beneath a card that left a place. */
function layOpen(from: number, beneath: number): void {
  last[from] = beneath;
  if (isNext(beneath)) open |= 1 << from;
}

/** Moves a card home and gives the text of the move: more than half of all moves are such. */
function stepHome(card: number): string {
  const from = places[card] as number;
  home[card & 3] = (card >> 2) + 1;
  open &= ~(1 << from);
  layOpen(from, under[card] as number);
  const next = card + 4;
  const place = places[next] as number;
  if (last[place] === next) open |= 1 << place;
  return textOf(from, HOME_PLACE);
}

/** Moves a card, and what lies on it, and gives the text of the move: with a count where one without would mean more or fewer cards. */
function step(card: number, onto: number): string {
  const from = places[card] as number;
  const top = last[from] as number;
  const to = onto === CELL ? firstFree(COLUMNS) : onto === FLOOR ? firstFree(0) : (places[onto] as number);
  const text = textOf(from, to);
  const written = onto !== FLOOR || isAlone(from) ? text : `${text}x${(card >> 2) - (top >> 2) + 1}`;
  for (let moved = top; moved !== card; moved = under[moved] as number) places[moved] = to;
  places[card] = to;
  last[to] = top;
  const isOpen = (open >> from) & 1;
  open = (open & ~((1 << from) | (1 << to))) | (isOpen << to);
  layOpen(from, under[card] as number);
  under[card] = onto < FLOOR ? onto : NOTHING;
  return written;
}

/** The card that goes home next by itself, or NOTHING: of those that lie open the one in the first place. */
function nextHome(safely: boolean): number {
  for (let left = open; left !== 0; left &= left - 1) {
    const card = last[31 - Math.clz32(left & -left)] as number;
    if (!safely || isSafe(home, card)) return card;
  }
  return NOTHING;
}

/** Where a line is written before it is given away: it need not grow, nor be counted first. */
const written: string[] = [];

/** The moves of a packed line as texts, those home that follow by themselves written too. */
export function writtenLine(deal: number, line: readonly number[], safely: boolean): readonly string[] {
  layOut(deal);
  let n = 0;
  for (let i = 0; ; i++) {
    for (let card = nextHome(safely); card !== NOTHING; card = nextHome(safely)) written[n++] = stepHome(card);
    if (i === line.length) return written.slice(0, n);
    const move = line[i] as number;
    const card = movedCard(move);
    const onto = movedOnto(move);
    written[n++] = onto === HOME ? stepHome(card) : step(card, onto);
  }
}
