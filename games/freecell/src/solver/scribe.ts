/** Writes a packed line of a numbered deal down as the rules would, without a state of the rules for each move. */

import { packedLength } from "./line.ts";
import { numberedTable } from "./numbered.ts";
import { ALTERNATE } from "./packed/build.ts";
import { movedCard, movedOnto } from "./packed/moves.ts";
import { CELL, CELLS, FLOOR, HOME, type Table } from "./packed/state.ts";

/** The module's own names for them: what is imported is looked up at each use. */
const { fits, isSafe } = ALTERNATE;
const NAMES = "12345678abcdh";
const COLUMNS = 8;
const HOME_PLACE = 12;
/** The text of a move without a count, by `from * 13 + to`. */
const TEXTS = [...NAMES].flatMap((from) => [...NAMES].map((to) => from + to));

const textOf = (from: number, to: number): string => TEXTS[from * (HOME_PLACE + 1) + to] as string;
const placeOf = (slot: number): number => (slot < CELLS ? slot : COLUMNS + slot - CELLS);

/** The slot that each card lies in: to look for it in the columns at every move took longer than all the rest. */
const slots = new Uint8Array(FLOOR);

/** Notes down where the cards of a deal lie, all of them in columns. */
function noteSlots({ under, tops }: Table): void {
  for (let slot = 0; slot < COLUMNS; slot++) {
    for (let card = tops[slot] as number; card < FLOOR; card = under[card] as number) slots[card] = slot;
  }
}

/** How many cards of a column lie in sequence at its end. */
function runOf({ under }: Table, top: number): number {
  let run = 1;
  for (let card = top; fits[(card << 6) | (under[card] as number)] === 1; card = under[card] as number) run++;
  return run;
}

/** How many cards can move to an empty column: it does not serve itself. */
function mostToEmpty({ tops, cells }: Table): number {
  let most = 1;
  for (let i = 0; i < cells.length; i++) if (cells[i] === FLOOR) most++;
  let empty = -1;
  for (let i = 0; i < tops.length; i++) if (tops[i] === FLOOR) empty++;
  return most << empty;
}

/** The text of a move of so many cards to a column, with its count where that is needed. */
function columnText(table: Table, from: number, to: number, top: number, count: number): string {
  const text = textOf(placeOf(from), to);
  const onto = table.tops[to] as number;
  const run = from < CELLS ? runOf(table, top) : 1;
  if (onto === FLOOR) {
    const implied = Math.min(run, mostToEmpty(table));
    return implied > 1 ? `${text}x${count}` : text;
  }
  const gap = (onto >> 2) - (top >> 2);
  const implied = gap >= 1 && gap <= run ? gap : 1;
  return implied === count ? text : `${text}x${count}`;
}

/** The first place that is free: a loop, which is quicker for so few than `indexOf`. */
function firstFree(places: Uint8Array): number {
  let at = 0;
  while (places[at] !== FLOOR) at++;
  return at;
}

/** The place that is meant by what a card is put on: the first that is free, where several are. */
function placeFor({ tops, cells }: Table, onto: number): number {
  if (onto === CELL) return COLUMNS + firstFree(cells);
  return onto === FLOOR ? firstFree(tops) : (slots[onto] as number);
}

/** Takes the last card of a slot away. */
function takeFrom({ under, tops, cells }: Table, from: number, card: number): void {
  if (from < CELLS) tops[from] = under[card] as number;
  else cells[from - CELLS] = FLOOR;
}

/** Moves a card home and gives the text of the move: more than half of all moves are such. */
function stepHome(table: Table, card: number): string {
  const from = slots[card] as number;
  takeFrom(table, from, card);
  table.home[card & 3] = (card >> 2) + 1;
  return textOf(placeOf(from), HOME_PLACE);
}

/** Moves a card, and what lies on it, and gives the text of the move. */
function step(table: Table, card: number, onto: number): string {
  const { under, tops, cells } = table;
  const from = slots[card] as number;
  const top = from < CELLS ? (tops[from] as number) : card;
  const to = placeFor(table, onto);
  const count = (card >> 2) - (top >> 2) + 1;
  const text = to < COLUMNS ? columnText(table, from, to, top, count) : textOf(placeOf(from), to);
  const slot = to < COLUMNS ? to : CELLS + to - COLUMNS;
  for (let moved = top; moved !== card; moved = under[moved] as number) slots[moved] = slot;
  slots[card] = slot;
  takeFrom(table, from, card);
  under[card] = onto;
  if (to < COLUMNS) tops[to] = top;
  else cells[to - COLUMNS] = card;
  return text;
}

/** Whether a card, which lies open, goes home by itself. */
const goesHome = (home: Table["home"], card: number, safely: boolean): boolean =>
  card !== FLOOR && card >> 2 === home[card & 3] && (!safely || isSafe(home, card));

/** Behind every slot. */
const NO_SLOT = 255;

/** The card that goes home next by itself, or FLOOR: of the next of each suit that lies open, the one in the first slot. */
function nextHome({ tops, home }: Table, safely: boolean): number {
  let next = FLOOR;
  let first = NO_SLOT;
  for (let suit = 0; suit < 4; suit++) {
    const card = ((home[suit] as number) << 2) | suit;
    const slot = card < FLOOR ? (slots[card] as number) : NO_SLOT;
    if (slot >= first || (slot < CELLS && tops[slot] !== card) || !goesHome(home, card, safely)) continue;
    next = card;
    first = slot;
  }
  return next;
}

/** The moves of a packed line as texts, those home that follow by themselves written too. */
export function writtenLine(deal: number, line: readonly number[], safely: boolean): readonly string[] {
  const table = numberedTable(deal);
  const { tops, home } = table;
  noteSlots(table);
  // As long as it will be, so that it need not grow: every card goes home once.
  const texts = Array<string>(FLOOR + packedLength(line));
  let n = 0;
  const bringHome = () => {
    for (let card = nextHome(table, safely); card !== FLOOR; card = nextHome(table, safely)) {
      texts[n++] = stepHome(table, card);
    }
  };
  bringHome();
  for (const move of line) {
    const card = movedCard(move);
    const onto = movedOnto(move);
    const from = slots[card] as number;
    texts[n++] = onto === HOME ? stepHome(table, card) : step(table, card, onto);
    // As long as no card goes home, only the one that this move laid open can be the first to go.
    if (onto === HOME || (from < CELLS && goesHome(home, tops[from] as number, safely))) bringHome();
  }
  return texts;
}
