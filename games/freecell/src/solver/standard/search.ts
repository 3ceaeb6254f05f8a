/**
 * The quick search once more, for the standard table alone: the same tables in the same order as `flat/search.ts` goes through
 * (a test compares them), in less time. What was measured to count: how many columns and cells there are is written in the code.
 */

import type { Budget } from "@baize/kernel";
import * as quick from "../packed/quick.ts";
import type { Weights } from "../packed/score.ts";
import * as packed from "../packed/state.ts";
import * as flat from "./table.ts";

// Bound here once more, for what a module imports is looked up at each use.
const { cells, COLUMNS, CELL_COUNT, FLAT_WORDS, foot, home, prefix, tops, under, words } = flat;
const { bringHome, countHome, extendDown, playMove } = flat;
const { FITS, HOST_A, HOST_B } = flat;
const { LINK } = packed;
const { SEEN, SEEN_LONG, SHORT } = quick;
const aboveCost = flat.above;
const FLOOR = 52;
const CELL = 53;
const HOME = 54;
const CELLS = 64;
const TO_HOME = (HOME << 6) | (127 << 19);
const BUCKETS = 4096;
/** Words of a child in the queue: parent, move, hash, next in its bucket. */
const CHILD = 4;
/** More children than any table has. */
const MOST_CHILDREN = 256;
/** Tables between two looks at the budget. */
const SLICE = 256;
/** The longest search there is. What is not written to costs no memory. */
const MOST_NODES = 50_000;

const tables = new Int32Array((MOST_NODES + 1) * FLAT_WORDS);
const parent = new Int32Array(MOST_NODES + 1);
const move = new Int32Array(MOST_NODES + 1);
const depth = new Int32Array(MOST_NODES + 1);
const queue = new Int32Array((MOST_NODES * 16 + MOST_CHILDREN) * CHILD);
const QUEUE_END = MOST_NODES * 16 * CHILD;
/** The newest child of each bucket, or −1; behind them one that ends every look for a child. */
const heads = new Int32Array(BUCKETS + 1).fill(-1);
heads[BUCKETS] = 0;
/** Hashes met; a search that may expand more tables than SHORT has the larger one. Sizes as in `search.ts`. */
const seen = new Int32Array(SEEN_LONG);
/** The column each card is the top of, or −1; filled and cleared at each table. Longer than needed, as in `flat-table.ts`. */
const columnOf = new Int8Array(128).fill(-1);
const room = new Int32Array(32);
const list = new Int32Array(MOST_CHILDREN);

/** Where the queue ends, the bucket before which all are empty, and the hash of the table that is laid: faster so than as variables. */
const now = new Int32Array(32);
const QUEUED = 0;
const BEST = 1;
const HASH = 2;
const COST = 3;
const FREE_CELLS = 4;
const EMPTY_COLUMNS = 5;

/** Writes the moves of the table to `list`, in the order of `generate`, and gives their number; counts what is free. */
function listMoves(isWide: boolean): number {
  let count = 0;
  let emptyColumns = 0;
  let toEmpty = 0;
  let cost = 0;
  for (let i = 0; i < COLUMNS; i++) {
    const top = tops[i] as number;
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
  for (let i = 0; i < CELL_COUNT; i++) {
    if (cells[i] !== FLOOR) continue;
    freeCells++;
    toCell = (CELL << 6) | ((CELLS + i) << 19);
  }
  const most = (freeCells + 1) << emptyColumns;
  const mostToEmpty = emptyColumns === 0 ? 0 : most >> 1 || 1;
  for (let i = 0; i < COLUMNS; i++) {
    const top = tops[i] as number;
    if (top === FLOOR) continue;
    const from = i << 12;
    if (top >> 2 === home[top & 3]) list[count++] = top | from | TO_HOME;
    for (let card = top, length = 1; length <= most; length++) {
      const beneath = under[card] as number;
      const fits = FITS[(card << 6) | beneath] === 1;
      const isMoving = isWide || !fits;
      if (isMoving || most === 1) {
        const a = HOST_A[card] as number;
        const b = HOST_B[card] as number;
        const toA = columnOf[a] as number;
        const toB = columnOf[b] as number;
        list[count] = card | from | (a << 6) | (toA << 19);
        count += 1 + (toA >> 31);
        list[count] = card | from | (b << 6) | (toB << 19);
        count += 1 + (toB >> 31);
      }
      if (length <= mostToEmpty && beneath !== FLOOR && (isMoving || length === mostToEmpty)) {
        list[count++] = card | from | toEmpty;
      }
      if (!fits) break;
      card = beneath;
    }
    if (freeCells > 0) list[count++] = top | from | toCell;
  }
  for (let i = 0; i < CELL_COUNT; i++) {
    const card = cells[i] as number;
    if (card === FLOOR) continue;
    const step = card | ((CELLS + i) << 12);
    const a = HOST_A[card] as number;
    const b = HOST_B[card] as number;
    const toA = columnOf[a] as number;
    const toB = columnOf[b] as number;
    if (card >> 2 === home[card & 3]) list[count++] = step | TO_HOME;
    list[count] = step | (a << 6) | (toA << 19);
    count += 1 + (toA >> 31);
    list[count] = step | (b << 6) | (toB << 19);
    count += 1 + (toB >> 31);
    if (emptyColumns > 0) list[count++] = step | toEmpty;
  }
  for (let i = 0; i < COLUMNS; i++) columnOf[tops[i] as number] = -1;
  now[COST] = cost;
  now[FREE_CELLS] = freeCells;
  now[EMPTY_COLUMNS] = emptyColumns;
  return count;
}

/** Puts all children of the table, which is that of a node, into the queue in the order of `generate`. */
function breed(weights: Weights, node: number, mask: number, salt: number): void {
  const { release } = weights;
  const count = listMoves(weights.wide);
  const hash = now[HASH] as number;
  const base = (now[COST] as number) + ((depth[node] as number) + 1) * weights.move;
  const freeCells = now[FREE_CELLS] as number;
  const emptyColumns = now[EMPTY_COLUMNS] as number;
  let at = now[QUEUED] as number;
  let best = now[BEST] as number;
  for (let i = 0; i < count; i++) {
    const next = list[i] as number;
    const card = next & 63;
    const link = card << 6;
    const onto = (next >> 6) & 63;
    const beneath = under[card] as number;
    const after = hash ^ (LINK[link | beneath] as number) ^ (LINK[link | onto] as number);
    const marked = after ^ salt;
    const slot = after & mask;
    if (seen[slot] === marked) continue;
    seen[slot] = marked;
    const from = (next >> 12) & 127;
    let cost = base;
    let empty = emptyColumns;
    let free = freeCells;
    let length = 1;
    if (from < CELLS) {
      const top = tops[from] as number;
      let bared = beneath;
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
      if (higher > 0) cost += (aboveCost[lowest] as number) * (higher < length ? higher : length);
    } else if (onto === FLOOR) {
      empty--;
      cost += foot[card >> 2] as number;
    } else if (onto === CELL) free--;
    cost += room[(free << 2) + (empty < 3 ? empty : 3)] as number;
    const bucket = cost < 0 ? 0 : cost < BUCKETS ? cost : BUCKETS - 1;
    queue[at] = node;
    queue[at + 1] = next;
    queue[at + 2] = after;
    queue[at + 3] = heads[bucket] as number;
    heads[bucket] = at;
    at += CHILD;
    if (bucket < best) best = bucket;
  }
  now[BEST] = best;
  now[QUEUED] = at;
}

/** Lays the table to start from, and gives its hash. */
function begin(start: Int32Array, { broken, above, room: costs, foot: feet, safely }: Weights): number {
  flat.broken.set(broken);
  flat.above.set(above);
  foot.set(feet);
  room.set(costs);
  for (let i = 0; i < FLAT_WORDS; i++) words[i] = start[i] as number;
  let hash = 0;
  for (let card = 0; card < 52; card++) hash ^= LINK[(card << 6) | (under[card] as number)] as number;
  hash = bringHome(safely, hash);
  prefix[FLOOR] = 13;
  for (let i = 0; i < COLUMNS; i++) extendDown(tops[i] as number, FLOOR);
  return hash;
}

/** Writes a table down, and puts its children into the queue. */
function expand(node: number, weights: Weights, mask: number, salt: number): void {
  for (let i = 0, at = node * FLAT_WORDS; i < FLAT_WORDS; i++) tables[at + i] = words[i] as number;
  breed(weights, node, mask, salt);
}

/** Lays the newest of the best children that is new, as the next node; false when there is none. */
function layNext(node: number, safely: boolean, mask: number, salt: number): boolean {
  let best = now[BEST] as number;
  for (let laid = node - 1; ; laid = -1) {
    while ((heads[best] as number) < 0) best++;
    now[BEST] = best;
    if (best === BUCKETS) return false;
    const child = heads[best] as number;
    heads[best] = queue[child + 3] as number;
    const from = queue[child] as number;
    const next = queue[child + 1] as number;
    if (from !== laid) {
      for (let i = 0, at = from * FLAT_WORDS; i < FLAT_WORDS; i++) words[i] = tables[at + i] as number;
    }
    const before = queue[child + 2] as number;
    const hash = playMove(next) ? bringHome(safely, before) : before;
    parent[node] = from;
    move[node] = next;
    depth[node] = (depth[from] as number) + (((next >> 6) & 63) === HOME ? 0 : 1);
    now[HASH] = hash;
    // Marked once more in any case, for another table may have taken its place.
    const isUnmet = seen[hash & mask] !== (hash ^ salt);
    seen[hash & mask] = hash ^ salt;
    if (hash === before || isUnmet) return true;
  }
}

/** Tells the hashes of a search from those of others. */
let salt = 0;

/** Searches from a packed table, as `search` does. */
export function standardSearch(
  { words: start }: packed.Table,
  weights: Weights,
  most: number,
  budget: Budget,
): quick.SearchEnd {
  salt = (salt + 0x9e3779b9) | 0;
  const quota = Math.min(most, MOST_NODES);
  const hash = begin(start, weights);
  now.fill(0);
  now[HASH] = hash;
  const mask = (quota > SHORT ? SEEN_LONG : SEEN) - 1;
  seen[hash & mask] = hash ^ salt;
  parent[0] = -1;
  depth[0] = 0;
  let expansions = 0;
  let isGoing = true;
  while (isGoing && countHome() < 52 && expansions < quota) {
    const first = expansions;
    const pause = Math.min(quota, expansions + Math.min(SLICE, budget.left));
    while (isGoing && expansions < pause && countHome() < 52 && (now[QUEUED] as number) < QUEUE_END) {
      expand(expansions++, weights, mask, salt);
      isGoing = layNext(expansions, weights.safely, mask, salt);
    }
    if (expansions === first || !budget.spend(expansions - first)) break;
  }
  heads.fill(-1, 0, BUCKETS);
  if (!isGoing || countHome() < 52) return { line: undefined, expansions };
  const line: number[] = [];
  for (let node = expansions; node > 0; node = parent[node] as number) line.push(move[node] as number);
  return { line: line.reverse(), expansions };
}
