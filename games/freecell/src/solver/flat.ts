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
const heads = new Int32Array(BUCKETS).fill(-1);
/** Hashes met; a search that may expand more tables than SHORT has the larger one. Sizes as in `search.ts`. */
const seen = new Int32Array(SEEN);
const seenLong = new Int32Array(SEEN_LONG);
/** The column each card is the top of, or −1; filled and cleared at each table. */
const columnOf = new Int8Array(64).fill(-1);
const room = new Int32Array(20);

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

/** Writes a child behind the queue, its cost for the time being where the next one belongs. */
function offer(at: number, next: number, hash: number, cost: number): number {
  queue[at + 1] = next;
  queue[at + 2] = hash;
  queue[at + 3] = cost;
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

/** Offers all children of the table in the order of `generate`, each for `sofar` at least; gives where they end. */
function breed(weights: Weights, sofar: number, hash: number, start: number, isLong: boolean, salt: number): number {
  const { wide, release } = weights;
  let at = start;
  let base = sofar;
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
        at = offer(at, top | from | TO_HOME, after, bareCost(beneath, rest, release, roomAt, emptyColumns));
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
              at = offer(at, card | from | (onto << 6) | (to << 19), after, cost);
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
          at = offer(at, card | from | toEmpty, after, cost);
        }
      }
      if (!fits) break;
      card = beneath;
    }
    if (freeCells > 0) {
      const beneath = under[top] as number;
      const after = hash ^ (LINK[(top << 6) | beneath] as number) ^ (LINK[(top << 6) | CELL] as number);
      if (isNew(after, isLong, salt)) {
        at = offer(at, top | from | toCell, after, bareCost(beneath, rest, release, roomAt - 4, emptyColumns));
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
      if (isNew(after, isLong, salt)) at = offer(at, step | TO_HOME, after, moved);
    }
    for (let onto = HOST_A[card] as number, isSecond = false; ; isSecond = true) {
      const to = columnOf[onto] as number;
      if (to >= 0) {
        const after = unlinked ^ (LINK[link | onto] as number);
        if (isNew(after, isLong, salt)) {
          at = offer(at, step | (onto << 6) | (to << 19), after, moved + aboveOn(onto, card, 1));
        }
      }
      if (isSecond) break;
      onto = HOST_B[card] as number;
    }
    if (emptyColumns > 0) {
      const after = unlinked ^ (LINK[link | FLOOR] as number);
      if (isNew(after, isLong, salt)) {
        const roomLeft = room[roomAt + 4 + (emptyColumns < 4 ? emptyColumns - 1 : 3)] as number;
        at = offer(at, step | toEmpty, after, base + (foot[card >> 2] as number) + roomLeft);
      }
    }
  }
  for (let i = 0; i < COLUMNS; i++) columnOf[tops[i] as number] = -1;
  return at;
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

/** Where the queue ends, the buckets between which all of it lies, and the hash of the table that is laid: faster so than as variables. */
const now = new Int32Array(4);
const QUEUED = 0;
const BEST = 1;
const WORST = 2;
const HASH = 3;

/** Writes a table down, and puts its children into the queue. */
function expand(node: number, weights: Weights, isLong: boolean, salt: number): void {
  for (let i = 0, at = node * FLAT_WORDS; i < FLAT_WORDS; i++) tables[at + i] = words[i] as number;
  const start = now[QUEUED] as number;
  const cost = ((depth[node] as number) + 1) * weights.move;
  const end = breed(weights, cost, now[HASH] as number, start, isLong, salt);
  let best = now[BEST] as number;
  let worst = now[WORST] as number;
  for (let at = start; at < end; at += CHILD) {
    const found = queue[at + 3] as number;
    const bucket = found < 0 ? 0 : found < BUCKETS ? found : BUCKETS - 1;
    queue[at] = node;
    queue[at + 3] = heads[bucket] as number;
    heads[bucket] = at;
    if (bucket < best) best = bucket;
    if (bucket > worst) worst = bucket;
  }
  now[QUEUED] = end;
  now[BEST] = best;
  now[WORST] = worst;
}

/** Lays the newest of the best children that is new, as the next node; false when there is none. */
function layNext(node: number, safely: boolean, isLong: boolean, salt: number): boolean {
  const worst = now[WORST] as number;
  let best = now[BEST] as number;
  for (let laid = node - 1; ; laid = -1) {
    while (best <= worst && (heads[best] as number) < 0) best++;
    now[BEST] = best;
    if (best > worst) return false;
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
  heads.fill(-1, 0, (now[WORST] as number) + 1);
  if (!isGoing || countHome() < 52) return { line: undefined, expansions };
  const line: number[] = [];
  for (let node = expansions; node > 0; node = parent[node] as number) line.push(move[node] as number);
  return { line: line.reverse(), expansions };
}
