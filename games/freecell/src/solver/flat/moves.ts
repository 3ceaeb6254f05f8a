/**
 * The moves of the laid table, and what a table costs after one. A move is one number, as in `packed/moves.ts`; slots that are
 * alike (free cells, empty columns) count once. First all moves are listed, and then each is looked at in one loop: measured,
 * that is quicker than to do all at once, for then what is called lies in the loop itself.
 */

import * as packed from "../packed/state.ts";
import * as table from "./table.ts";

// Bound here once more, for what a module imports is looked up at each use.
const { above, fits, foot, home, hosts, now, prefix, room, slots, under } = table;
const { CELLS } = packed;
const FLOOR = 52;
const CELL = 53;
const TO_HOME = (54 << 6) | (127 << 19);

/** No table has more moves than this. */
const MOST_MOVES = 4096;

/** As many cards as a run can have. */
const ALL = 13;

/** The moves that were listed. */
export const list = new Int32Array(MOST_MOVES);
/** What `listMoves` counts: free cells, empty columns, and the cost of all columns. */
export const counted = new Int32Array(32);
const FREE_CELLS = 0;
const EMPTY_COLUMNS = 1;
export const COST = 2;
/** The column each card is the top of, or −1; filled and cleared at each table. */
const columnOf = new Int8Array(128).fill(-1);

/** Lists moves to the third and fourth host of a card, where any suit may lie on any; gives where the list ends then. */
function listMore(end: number, card: number, from: number): number {
  let count = end;
  for (let n = 2; n < 4; n++) {
    const onto = hosts[(card << 2) | n] as number;
    const to = columnOf[onto] as number;
    list[count] = card | from | (onto << 6) | (to << 19);
    count += 1 + (to >> 31);
  }
  return count;
}

/**
 * Lists the moves of the table and gives their number. Unless `isWide`, moves that seldom help are left out: from one host to
 * another, and part of a run to an empty column. Moves home are left out unless `isHome`.
 */
export function listMoves(isWide: boolean, isHome: boolean): number {
  const { columns, fillFrom, isAnySuit } = now;
  const end = columns + now.cells;
  let count = 0;
  let emptyColumns = 0;
  let toEmpty = 0;
  let cost = 0;
  for (let i = 0; i < columns; i++) {
    const top = slots[i] as number;
    if (top === FLOOR) {
      emptyColumns++;
      toEmpty = (FLOOR << 6) | (i << 19);
    } else {
      columnOf[top] = i;
      cost += (prefix[top] as number) >> 4;
    }
  }
  let freeCells = 0;
  let toCell = 0;
  for (let i = columns; i < end; i++) {
    if (slots[i] !== FLOOR) continue;
    freeCells++;
    toCell = (CELL << 6) | ((CELLS + i - columns) << 19);
  }
  // A column that not every card may fill holds no part of a run while it moves.
  const doubling = fillFrom > 0 ? 0 : emptyColumns < 5 ? emptyColumns : 5;
  const most = now.isRelaxed ? ALL : now.isMulti ? (freeCells + 1) << doubling : 1;
  const mostToEmpty = emptyColumns === 0 ? 0 : doubling === 0 || now.isRelaxed ? most : most >> 1 || 1;
  for (let i = 0; i < columns; i++) {
    const top = slots[i] as number;
    if (top === FLOOR) continue;
    const from = i << 12;
    if (isHome && top >> 2 === home[top & 3]) list[count++] = top | from | TO_HOME;
    for (let card = top, length = 1; length <= most; length++) {
      const beneath = under[card] as number;
      const isJoined = fits[(card << 6) | beneath] === 1;
      const isMoving = isWide || !isJoined;
      if (isMoving || most === 1) {
        const a = hosts[card << 2] as number;
        const b = hosts[(card << 2) | 1] as number;
        const toA = columnOf[a] as number;
        const toB = columnOf[b] as number;
        // Without branches, for what lies on top cannot be foretold: what is no move is written over by the next one.
        list[count] = card | from | (a << 6) | (toA << 19);
        count += 1 + (toA >> 31);
        list[count] = card | from | (b << 6) | (toB << 19);
        count += 1 + (toB >> 31);
        if (isAnySuit) count = listMore(count, card, from);
      }
      if (length <= mostToEmpty && beneath !== FLOOR && card >= fillFrom && (isMoving || length === mostToEmpty)) {
        list[count++] = card | from | toEmpty;
      }
      if (!isJoined) break;
      card = beneath;
    }
    if (freeCells > 0) list[count++] = top | from | toCell;
  }
  for (let i = columns; i < end; i++) {
    const card = slots[i] as number;
    if (card === FLOOR) continue;
    const from = (CELLS + i - columns) << 12;
    if (isHome && card >> 2 === home[card & 3]) list[count++] = card | from | TO_HOME;
    const a = hosts[card << 2] as number;
    const b = hosts[(card << 2) | 1] as number;
    const toA = columnOf[a] as number;
    const toB = columnOf[b] as number;
    list[count] = card | from | (a << 6) | (toA << 19);
    count += 1 + (toA >> 31);
    list[count] = card | from | (b << 6) | (toB << 19);
    count += 1 + (toB >> 31);
    if (isAnySuit) count = listMore(count, card, from);
    if (emptyColumns > 0 && card >= fillFrom) list[count++] = card | from | toEmpty;
  }
  for (let i = 0; i < columns; i++) columnOf[slots[i] as number] = -1;
  counted[FREE_CELLS] = freeCells;
  counted[EMPTY_COLUMNS] = emptyColumns;
  counted[COST] = cost;
  return count;
}

/** Cost of having so many free cells and empty columns. */
const roomOf = (free: number, empty: number): number =>
  room[((free < 4 ? free : 4) << 2) + (empty < 3 ? empty : 3)] as number;

/** The cost of the table, once its moves are listed. */
export const costNow = (): number =>
  (counted[COST] as number) + roomOf(counted[FREE_CELLS] as number, counted[EMPTY_COLUMNS] as number);

/**
 * The cost of the table that a listed move makes, but for what goes home by itself afterwards; `base` is that of all columns
 * now, `release` what is taken off when the card beneath can go home.
 */
export function costAfter(move: number, base: number, release: number): number {
  const card = move & 63;
  const onto = (move >> 6) & 63;
  const from = (move >> 12) & 127;
  let cost = base;
  let empty = counted[EMPTY_COLUMNS] as number;
  let free = counted[FREE_CELLS] as number;
  let length = 1;
  if (from < CELLS) {
    const top = slots[from] as number;
    let bared = under[card] as number;
    if (bared !== FLOOR && bared >> 2 === home[bared & 3]) {
      cost -= release;
      bared = under[bared] as number;
    }
    cost += ((prefix[bared] as number) >> 4) - ((prefix[top] as number) >> 4);
    if (bared === FLOOR) empty++;
    length = (card >> 2) - (top >> 2) + 1;
  } else free++;
  if (onto < FLOOR) {
    const lowest = (prefix[onto] as number) & 15;
    const higher = (card >> 2) - lowest;
    if (higher > 0) cost += (above[lowest] as number) * (higher < length ? higher : length);
  } else if (onto === FLOOR) {
    empty--;
    cost += foot[card >> 2] as number;
  } else if (onto === CELL) free--;
  cost += roomOf(free, empty);
  return cost < 0 ? 0 : cost;
}
