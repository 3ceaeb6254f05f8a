/** Writes a packed line of a numbered deal down as the rules would, without a state of the rules for each move. */

import { numberedTable } from "./numbered.ts";
import { ALTERNATE } from "./packed/build.ts";
import { movedCard, movedOnto } from "./packed/moves.ts";
import { CELL, CELLS, FLOOR, HOME, type Table } from "./packed/state.ts";

const NAMES = "12345678abcdh";
const COLUMNS = 8;
const HOME_PLACE = 12;
/** The text of a move without a count, by `from * 13 + to`. */
const TEXTS = [...NAMES].flatMap((from) => [...NAMES].map((to) => from + to));

const textOf = (from: number, to: number): string => TEXTS[from * NAMES.length + to] as string;
const placeOf = (slot: number): number => (slot < CELLS ? slot : COLUMNS + slot - CELLS);

/** The slot a card lies in. */
function slotOf({ under, tops, cells }: Table, card: number): number {
  if (under[card] === CELL) return CELLS + cells.indexOf(card);
  for (let slot = 0; slot < COLUMNS; slot++) {
    let at = tops[slot] as number;
    while (at !== card && at < FLOOR) at = under[at] as number;
    if (at === card) return slot;
  }
  return 0;
}

/** How many cards of a column lie in sequence at its end. */
function runOf({ under }: Table, top: number): number {
  let run = 1;
  for (let card = top; ALTERNATE.fits[(card << 6) | (under[card] as number)] === 1; card = under[card] as number) run++;
  return run;
}

/** How many cards can move to an empty column: it does not serve itself. */
function mostToEmpty({ tops, cells }: Table): number {
  let most = 1;
  for (const held of cells) if (held === FLOOR) most++;
  let empty = -1;
  for (const top of tops) if (top === FLOOR) empty++;
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

/** Moves a card, and what lies on it, and gives the text of the move. */
function step(table: Table, card: number, onto: number): string {
  const { under, tops, cells, home } = table;
  const from = slotOf(table, card);
  const top = from < CELLS ? (tops[from] as number) : card;
  const to = onto === HOME ? HOME_PLACE : onto === CELL ? COLUMNS + cells.indexOf(FLOOR) : tops.indexOf(onto);
  const count = (card >> 2) - (top >> 2) + 1;
  const text = to < COLUMNS ? columnText(table, from, to, top, count) : textOf(placeOf(from), to);
  if (from < CELLS) tops[from] = under[card] as number;
  else cells[from - CELLS] = FLOOR;
  under[card] = onto;
  if (to === HOME_PLACE) home[card & 3] = (card >> 2) + 1;
  else if (to < COLUMNS) tops[to] = top;
  else cells[to - COLUMNS] = card;
  return text;
}

/** The first card that goes home by itself, or FLOOR. */
function nextHome({ tops, cells, home }: Table, safely: boolean): number {
  const goes = (card: number) =>
    card !== FLOOR && card >> 2 === home[card & 3] && (!safely || ALTERNATE.isSafe(home, card));
  for (const card of tops) if (goes(card)) return card;
  for (const card of cells) if (goes(card)) return card;
  return FLOOR;
}

/** The moves of a packed line as texts, those home that follow by themselves written too. */
export function writtenLine(deal: number, line: readonly number[], safely: boolean): readonly string[] {
  const table = numberedTable(deal);
  const texts: string[] = [];
  const bringHome = () => {
    for (let card = nextHome(table, safely); card !== FLOOR; card = nextHome(table, safely)) {
      texts.push(step(table, card, HOME));
    }
  };
  bringHome();
  for (const move of line) {
    texts.push(step(table, movedCard(move), movedOnto(move)));
    bringHome();
  }
  return texts;
}
