/**
 * The quick search once more, written flat for the standard table: the same tables in the same order as `anySearch` goes
 * through (a test compares them), in less time. What was measured to count: arrays that are constants of their module, moves
 * scored and hashed where they are found, no recursion, no budget at each table.
 */

import type { Budget } from "@baize/kernel";
import * as flat from "./flat-table.ts";
import * as packed from "./packed/state.ts";
import * as quick from "./quick.ts";
import type { Score, Weights } from "./score.ts";

// Bound here once more, for what a module imports is looked up at each use.
const { cells, COLUMNS, CELL_COUNT, FLAT_WORDS, foot, home, prefix, tops, under, words } = flat;
const { bringHome, countHome, extendDown, playMove } = flat;
const { FITS, HOST_A, HOST_B, LINK } = packed;
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
const seen = new Int32Array(SEEN);
const seenLong = new Int32Array(SEEN_LONG);
/** The column each card is the top of, or −1; filled and cleared at each table. Longer than needed, as in `flat-table.ts`. */
const columnOf = new Int8Array(128).fill(-1);
const room = new Int32Array(20);

/** Where the queue ends, the bucket before which all are empty, and the hash of the table that is laid: faster so than as variables. */
const now = new Int32Array(32);
const QUEUED = 0;
const BEST = 1;
const HASH = 2;

/** Whether a hash has not been met, as far as is remembered; now it has. */
function isNew(hash: number, isLong: boolean, salt: number): boolean {
  const marked = hash ^ salt;
  if (isLong) {
    const slot = hash & (SEEN_LONG - 1);
    if (seenLong[slot] === marked) return false;
    seenLong[slot] = marked;
  } else {
    const slot = hash & (SEEN - 1);
    if (seen[slot] === marked) return false;
    seen[slot] = marked;
  }
  return true;
}

/** Writes a child of a node behind the queue and puts it into its bucket; gives where the queue ends then. */
function offer(at: number, node: number, next: number, hash: number, cost: number): number {
  const bucket = cost < 0 ? 0 : cost < BUCKETS ? cost : BUCKETS - 1;
  queue[at] = node;
  queue[at + 1] = next;
  queue[at + 2] = hash;
  queue[at + 3] = heads[bucket] as number;
  heads[bucket] = at;
  if (bucket < (now[BEST] as number)) now[BEST] = bucket;
  return at + CHILD;
}

/** What cards cost on a host for lying above a lower card. */
function aboveOn(onto: number, card: number, length: number): number {
  const lowest = (prefix[onto] as number) & 15;
  const higher = (card >> 2) - lowest;
  return higher > 0 ? (aboveCost[lowest] as number) * (higher < length ? higher : length) : 0;
}

/** What a table costs when a column ends at the card that was beneath, with `rest` for the others, and the room there is then. */
function bareCost(beneath: number, rest: number, release: number, roomAt: number, emptyColumns: number): number {
  let cost = rest;
  let bared = beneath;
  if (bared !== FLOOR && bared >> 2 === home[bared & 3]) {
    cost -= release;
    bared = under[bared] as number;
  }
  const empty = bared === FLOOR ? emptyColumns + 1 : emptyColumns;
  return cost + ((prefix[bared] as number) >> 4) + (room[roomAt + (empty < 3 ? empty : 3)] as number);
}

/** Puts all children of the table, which is that of a node, into the queue in the order of `generate`. */
function breed(weights: Weights, node: number, isLong: boolean, salt: number): void {
  const { wide, release } = weights;
  const hash = now[HASH] as number;
  let at = now[QUEUED] as number;
  let base = ((depth[node] as number) + 1) * weights.move;
  let emptyColumns = 0;
  let toEmpty = 0;
  for (let i = 0; i < COLUMNS; i++) {
    const top = tops[i] as number;
    if (top === FLOOR) {
      emptyColumns++;
      toEmpty = (FLOOR << 6) | (i << 19);
    } else {
      columnOf[top] = i;
      base += (prefix[top] as number) >> 4;
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
  const roomAt = freeCells << 2;
  for (let i = 0; i < COLUMNS; i++) {
    const top = tops[i] as number;
    if (top === FLOOR) continue;
    const from = i << 12;
    const rest = base - ((prefix[top] as number) >> 4);
    if (top >> 2 === home[top & 3]) {
      const beneath = under[top] as number;
      const after = hash ^ (LINK[(top << 6) | beneath] as number) ^ (LINK[(top << 6) | HOME] as number);
      if (isNew(after, isLong, salt)) {
        at = offer(at, node, top | from | TO_HOME, after, bareCost(beneath, rest, release, roomAt, emptyColumns));
      }
    }
    for (let card = top, length = 1; length <= most; length++) {
      const beneath = under[card] as number;
      const link = card << 6;
      const fits = FITS[link | beneath] === 1;
      const isMoving = wide || !fits;
      if (isMoving || most === 1) {
        for (let onto = HOST_A[card] as number, isSecond = false; ; isSecond = true) {
          const to = columnOf[onto] as number;
          if (to >= 0) {
            const after = hash ^ (LINK[link | beneath] as number) ^ (LINK[link | onto] as number);
            if (isNew(after, isLong, salt)) {
              const cost = bareCost(beneath, rest, release, roomAt, emptyColumns) + aboveOn(onto, card, length);
              at = offer(at, node, card | from | (onto << 6) | (to << 19), after, cost);
            }
          }
          if (isSecond) break;
          onto = HOST_B[card] as number;
        }
      }
      if (length <= mostToEmpty && beneath !== FLOOR && (isMoving || length === mostToEmpty)) {
        const after = hash ^ (LINK[link | beneath] as number) ^ (LINK[link | FLOOR] as number);
        if (isNew(after, isLong, salt)) {
          const cost = bareCost(beneath, rest, release, roomAt, emptyColumns - 1) + (foot[card >> 2] as number);
          at = offer(at, node, card | from | toEmpty, after, cost);
        }
      }
      if (!fits) break;
      card = beneath;
    }
    if (freeCells > 0) {
      const beneath = under[top] as number;
      const after = hash ^ (LINK[(top << 6) | beneath] as number) ^ (LINK[(top << 6) | CELL] as number);
      if (isNew(after, isLong, salt)) {
        at = offer(at, node, top | from | toCell, after, bareCost(beneath, rest, release, roomAt - 4, emptyColumns));
      }
    }
  }
  const moved = base + (room[roomAt + 4 + (emptyColumns < 3 ? emptyColumns : 3)] as number);
  for (let i = 0; i < CELL_COUNT; i++) {
    const card = cells[i] as number;
    if (card === FLOOR) continue;
    const step = card | ((CELLS + i) << 12);
    const link = card << 6;
    const unlinked = hash ^ (LINK[link | CELL] as number);
    if (card >> 2 === home[card & 3]) {
      const after = unlinked ^ (LINK[link | HOME] as number);
      if (isNew(after, isLong, salt)) at = offer(at, node, step | TO_HOME, after, moved);
    }
    for (let onto = HOST_A[card] as number, isSecond = false; ; isSecond = true) {
      const to = columnOf[onto] as number;
      if (to >= 0) {
        const after = unlinked ^ (LINK[link | onto] as number);
        if (isNew(after, isLong, salt)) {
          at = offer(at, node, step | (onto << 6) | (to << 19), after, moved + aboveOn(onto, card, 1));
        }
      }
      if (isSecond) break;
      onto = HOST_B[card] as number;
    }
    if (emptyColumns > 0) {
      const after = unlinked ^ (LINK[link | FLOOR] as number);
      if (isNew(after, isLong, salt)) {
        const roomLeft = room[roomAt + 4 + (emptyColumns < 4 ? emptyColumns - 1 : 3)] as number;
        at = offer(at, node, step | toEmpty, after, base + (foot[card >> 2] as number) + roomLeft);
      }
    }
  }
  for (let i = 0; i < COLUMNS; i++) columnOf[tops[i] as number] = -1;
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
function expand(node: number, weights: Weights, isLong: boolean, salt: number): void {
  for (let i = 0, at = node * FLAT_WORDS; i < FLAT_WORDS; i++) tables[at + i] = words[i] as number;
  breed(weights, node, isLong, salt);
}

/** Lays the newest of the best children that is new, as the next node; false when there is none. */
function layNext(node: number, safely: boolean, isLong: boolean, salt: number): boolean {
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
    const isUnmet = isNew(hash, isLong, salt);
    if (hash === before || isUnmet) return true;
  }
}

/** Searches from a packed table, as `search` does. `salt` tells the hashes of this search from those of others. */
export function flatSearch(
  { words: start }: packed.Table,
  { weights }: Score,
  most: number,
  salt: number,
  budget: Budget,
): quick.Found {
  const quota = Math.min(most, MOST_NODES);
  const hash = begin(start, weights);
  now.fill(0);
  now[HASH] = hash;
  const isLong = quota > SHORT;
  isNew(hash, isLong, salt);
  parent[0] = -1;
  depth[0] = 0;
  let expansions = 0;
  let isGoing = true;
  while (isGoing && countHome() < 52 && expansions < quota) {
    const first = expansions;
    const pause = Math.min(quota, expansions + Math.min(SLICE, budget.left));
    while (isGoing && expansions < pause && countHome() < 52 && (now[QUEUED] as number) < QUEUE_END) {
      expand(expansions++, weights, isLong, salt);
      isGoing = layNext(expansions, weights.safely, isLong, salt);
    }
    if (expansions === first || !budget.spend(expansions - first)) break;
  }
  heads.fill(-1, 0, BUCKETS);
  if (!isGoing || countHome() < 52) return { line: undefined, expansions };
  const line: number[] = [];
  for (let node = expansions; node > 0; node = parent[node] as number) line.push(move[node] as number);
  return { line: line.reverse(), expansions };
}
