/** The moves of the laid table of a game built by suit: those of whole runs, and of parts of them to empty columns. */

import * as laid from "./table.ts";

// Bound here once more, for what a module imports is looked up at each use.
const { base, counted, EMPTY, FREE, home, length, now, slots, under } = laid;
const FLOOR = 52;
const CELL = 53;
/** As many cards as a run can have. */
const ALL = 13;
/** No table has more moves than this. */
const MOST_MOVES = 1024;

/** The moves that were listed, each a number: card, what it comes to lie on, and the slots it leaves and takes. */
export const list = new Int32Array(MOST_MOVES);
/** The column each card is the top of, or −1; filled and cleared at each table. */
const columnOf = new Int8Array(128).fill(-1);

/** Lists the moves of the table, which has been appraised, and gives their number. */
export function listMoves(): number {
  const { columns, end, fillFrom, isRelaxed } = now;
  const free = counted[FREE] as number;
  const empty = counted[EMPTY] as number;
  // A column that not every card may fill holds no part of a run while it moves.
  const doubling = fillFrom > 0 ? 0 : empty < 5 ? empty : 5;
  const most = isRelaxed ? ALL : (free + 1) << doubling;
  const mostToEmpty = empty === 0 ? 0 : doubling === 0 || isRelaxed ? most : most >> 1;
  let count = 0;
  let toEmpty = 0;
  let toCell = CELL << 6;
  for (let i = columns; i < end; i++) if (slots[i] === FLOOR) toCell = (CELL << 6) | (i << 19);
  for (let i = 0; i < columns; i++) {
    const top = slots[i] as number;
    if (top === FLOOR) toEmpty = (FLOOR << 6) | (i << 19);
    else columnOf[top] = i;
  }
  for (let i = 0; i < columns; i++) {
    const top = slots[i] as number;
    if (top === FLOOR) continue;
    const card = base[i] as number;
    const cards = length[i] as number;
    const from = i << 12;
    const to = card < 48 ? (columnOf[card + 4] as number) : -1;
    if (to >= 0) {
      if (cards <= most) list[count++] = card | from | ((card + 4) << 6) | (to << 19);
    } else if (cards <= free) list[count++] = card | from | toCell;
    for (let part = top, n = 1; n <= cards && n <= mostToEmpty; part += 4, n++) {
      if (part >= fillFrom && (part !== card || under[part] !== FLOOR)) list[count++] = part | from | toEmpty;
    }
  }
  if (empty > 0) {
    for (let i = columns; i < end; i++) {
      const card = slots[i] as number;
      if (card !== FLOOR && card >= fillFrom) list[count++] = card | (i << 12) | toEmpty;
    }
  }
  for (let i = 0; i < columns; i++) columnOf[slots[i] as number] = -1;
  return count;
}

/** Whether something may follow a move, or more than one link changes. */
export function stirs(card: number, onto: number, from: number): boolean {
  if (from >= now.columns) return card >= 4 && under[card - 4] === CELL;
  if (onto === CELL && slots[from] !== card) return true;
  const bared = under[card] as number;
  return bared < FLOOR && (bared >> 2 === home[bared & 3] || (bared >= 4 && under[bared - 4] === CELL));
}
