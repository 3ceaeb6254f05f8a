/**
 * Moves on a packed table: which there are, and what they do. A move is one number: the lowest card that moves, what it
 * comes to lie on, the slot it leaves and the slot it reaches. Slots that are alike (free cells, empty columns) count once.
 */

import { CELL, CELLS, FITS, FLOOR, HOME, HOME_SLOT, HOST_A, HOST_B, LINK, type Table } from "./state.ts";

/** No table has more moves than this. */
export const MOST_MOVES = 4096;

/** Packs a move. */
const pack = (card: number, onto: number, from: number, to: number): number =>
  card | (onto << 6) | (from << 12) | (to << 19);

/** The lowest card that moves. */
export const movedCard = (move: number): number => move & 63;
/** What it comes to lie on. */
export const movedOnto = (move: number): number => (move >> 6) & 63;
/** The slot it leaves. */
export const movedFrom = (move: number): number => (move >> 12) & 127;
/** The slot it reaches. */
export const movedTo = (move: number): number => move >> 19;

/** The column each card is the top of, or −1; filled and cleared by `generate`. */
const columnOf = new Int8Array(64).fill(-1);

/**
 * Writes the moves of a table to `out` and gives their number. Unless `wide`, moves that seldom help are left out: from one
 * host to another, and part of a run to an empty column.
 */
export function generate(table: Table, wide: boolean, out: Int32Array): number {
  const { under, tops, cells, home } = table;
  let count = 0;
  let freeCells = 0;
  let freeCell = -1;
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] !== FLOOR) continue;
    freeCells++;
    freeCell = CELLS + i;
  }
  let emptyColumns = 0;
  let emptyColumn = -1;
  for (let i = 0; i < tops.length; i++) {
    const top = tops[i] as number;
    if (top !== FLOOR) columnOf[top] = i;
    else {
      emptyColumns++;
      emptyColumn = i;
    }
  }
  const most = table.layout.multi ? (freeCells + 1) << (emptyColumns < 5 ? emptyColumns : 5) : 1;
  const mostToEmpty = emptyColumns === 0 ? 0 : most > 1 ? most >> 1 : 1;
  for (let i = 0; i < tops.length; i++) {
    const top = tops[i] as number;
    if (top === FLOOR) continue;
    if (top >> 2 === home[top & 3]) out[count++] = pack(top, HOME, i, HOME_SLOT);
    for (let card = top, length = 1; length <= most; length++) {
      const beneath = under[card] as number;
      const fits = FITS[(card << 6) | beneath] === 1;
      if (wide || !fits || most === 1) {
        const a = HOST_A[card] as number;
        const b = HOST_B[card] as number;
        const columnA = columnOf[a] as number;
        const columnB = columnOf[b] as number;
        if (columnA >= 0) out[count++] = pack(card, a, i, columnA);
        if (columnB >= 0) out[count++] = pack(card, b, i, columnB);
      }
      if (length <= mostToEmpty && beneath !== FLOOR && (wide || !fits || length === mostToEmpty)) {
        out[count++] = pack(card, FLOOR, i, emptyColumn);
      }
      if (!fits) break;
      card = beneath;
    }
    if (freeCells > 0) out[count++] = pack(top, CELL, i, freeCell);
  }
  for (let i = 0; i < cells.length; i++) {
    const card = cells[i] as number;
    if (card === FLOOR) continue;
    const a = HOST_A[card] as number;
    const b = HOST_B[card] as number;
    const columnA = columnOf[a] as number;
    const columnB = columnOf[b] as number;
    if (card >> 2 === home[card & 3]) out[count++] = pack(card, HOME, CELLS + i, HOME_SLOT);
    if (columnA >= 0) out[count++] = pack(card, a, CELLS + i, columnA);
    if (columnB >= 0) out[count++] = pack(card, b, CELLS + i, columnB);
    if (emptyColumns > 0) out[count++] = pack(card, FLOOR, CELLS + i, emptyColumn);
  }
  for (let i = 0; i < tops.length; i++) columnOf[tops[i] as number] = -1;
  table.freeCells = freeCells;
  table.emptyColumns = emptyColumns;
  return count;
}

/** The hash of the table that a move makes. */
export function hashAfter({ under }: Table, hash: number, move: number): number {
  const card = movedCard(move);
  const onto = movedOnto(move);
  return hash ^ (LINK[(card << 6) | (under[card] as number)] as number) ^ (LINK[(card << 6) | onto] as number);
}

/** Whether cards may go home by themselves after a move: only a card laid bare, or one gone home, can bring that about. */
export function stirs({ under, home }: Table, move: number): boolean {
  if (movedTo(move) === HOME_SLOT) return true;
  const bared = under[movedCard(move)] as number;
  return bared < FLOOR && bared >> 2 === home[bared & 3];
}

/** Plays a move. */
export function play(table: Table, move: number): void {
  const { under, tops, cells, home } = table;
  const card = movedCard(move);
  const from = movedFrom(move);
  const to = movedTo(move);
  let top = card;
  if (from < CELLS) {
    top = tops[from] as number;
    tops[from] = under[card] as number;
  } else cells[from - CELLS] = FLOOR;
  under[card] = movedOnto(move);
  if (to < CELLS) tops[to] = top;
  else if (to === HOME_SLOT) home[card & 3] = (card >> 2) + 1;
  else cells[to - CELLS] = card;
}

/**
 * Whether a card that can go home is no loss there: whatever could lie on it can go home as well. That holds when the two
 * lower cards of the other colour are home; or when they could go next and nothing would need them either.
 */
export function isSafe(home: Uint8Array, card: number): boolean {
  const rank = card >> 2;
  const red = ((card + 1) & 2) !== 0;
  const a = (red ? home[0] : home[1]) as number;
  const b = (red ? home[3] : home[2]) as number;
  const least = a < b ? a : b;
  return least >= rank || (least >= rank - 1 && (home[3 - (card & 3)] as number) >= rank - 2);
}

/** Brings cards home, all or the safe ones, as long as there are any; takes and gives the hash of the table. */
export function autoplay(table: Table, safely: boolean, hash: number): number {
  const { under, tops, cells, home } = table;
  for (let again = true; again; ) {
    again = false;
    for (let i = 0; i < tops.length; i++) {
      let card = tops[i] as number;
      while (card !== FLOOR && card >> 2 === home[card & 3] && (!safely || isSafe(home, card))) {
        const beneath = under[card] as number;
        hash ^= LINK[(card << 6) | beneath] as number;
        under[card] = HOME;
        home[card & 3] = (card >> 2) + 1;
        tops[i] = beneath;
        card = beneath;
        again = true;
      }
    }
    for (let i = 0; i < cells.length; i++) {
      const card = cells[i] as number;
      if (card === FLOOR || card >> 2 !== home[card & 3] || (safely && !isSafe(home, card))) continue;
      hash ^= LINK[(card << 6) | CELL] as number;
      under[card] = HOME;
      home[card & 3] = (card >> 2) + 1;
      cells[i] = FLOOR;
      again = true;
    }
  }
  return hash;
}
