/**
 * The quick search once more, written flat for the standard table: the same tables in the same order as `anySearch` goes
 * through (a test compares them), in less time. What was measured to count: arrays that are constants of their module, moves
 * scored and hashed where they are found, no recursion, no budget at each table.
 */

import type { Budget } from "@baize/kernel";
import * as flat from "./flat-table.ts";
import type { Score, Weights } from "./score.ts";
import type { Found } from "./search.ts";
import * as packed from "./state.ts";

// Bound here once more, for what a module imports is looked up at each use.
const { cells, COLUMNS, CELL_COUNT, FLAT_WORDS, foot, home, prefix, tops, under, words } = flat;
const { bringHome, countHome, extendDown, playMove } = flat;
const { FITS, HOST_A, HOST_B, LINK } = packed;
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
/** The column each card is the top of, or −1; filled and cleared at each table. */
const columnOf = new Int8Array(64).fill(-1);
const room = new Int32Array(20);

/** Whether a hash has not been met, as far as is remembered; now it has. */
function isNew(hash: number, seen: Int32Array, salt: number): boolean {
  const slot = hash & (seen.length - 1);
  const marked = hash ^ salt;
  if (seen[slot] === marked) return false;
  seen[slot] = marked;
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

/** Offers all children of the table, in the order of `generate`, `base` being what each of them costs; gives where they end. */
function breed(weights: Weights, sofar: number, hash: number, start: number, seen: Int32Array, salt: number): number {
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
    let inCell = 0;
    for (let card = top, length = 1; length <= most; length++) {
      const beneath = under[card] as number;
      const link = card << 6;
      const fits = FITS[link | beneath] === 1;
      const isMoving = wide || !fits;
      // What the columns cost without these cards, and how many are empty then.
      let cost = rest;
      let bared = beneath;
      if (bared !== FLOOR && bared >> 2 === home[bared & 3]) {
        cost -= release;
        bared = under[bared] as number;
      }
      cost += (prefix[bared] as number) >> 4;
      const empty = bared === FLOOR ? emptyColumns + 1 : emptyColumns;
      const emptyAt = empty < 3 ? empty : 3;
      const unlinked = hash ^ (LINK[link | beneath] as number);
      const moved = cost + (room[roomAt + emptyAt] as number);
      const step = card | from;
      if (length === 1) {
        if (card >> 2 === home[card & 3]) {
          const after = unlinked ^ (LINK[link | HOME] as number);
          if (isNew(after, seen, salt)) at = offer(at, step | TO_HOME, after, moved);
        }
        if (freeCells > 0) inCell = cost + (room[roomAt - 4 + emptyAt] as number);
      }
      if (isMoving || most === 1) {
        for (let onto = HOST_A[card] as number, isSecond = false; ; isSecond = true) {
          const to = columnOf[onto] as number;
          if (to >= 0) {
            const after = unlinked ^ (LINK[link | onto] as number);
            if (isNew(after, seen, salt)) {
              at = offer(at, step | (onto << 6) | (to << 19), after, moved + aboveOn(onto, card, length));
            }
          }
          if (isSecond) break;
          onto = HOST_B[card] as number;
        }
      }
      if (length <= mostToEmpty && beneath !== FLOOR && (isMoving || length === mostToEmpty)) {
        const after = unlinked ^ (LINK[link | FLOOR] as number);
        if (isNew(after, seen, salt)) {
          const roomLeft = room[roomAt + (empty < 4 ? empty - 1 : 3)] as number;
          at = offer(at, step | toEmpty, after, cost + (foot[card >> 2] as number) + roomLeft);
        }
      }
      if (!fits) break;
      card = beneath;
    }
    if (freeCells > 0) {
      const link = top << 6;
      const after = hash ^ (LINK[link | (under[top] as number)] as number) ^ (LINK[link | CELL] as number);
      if (isNew(after, seen, salt)) at = offer(at, top | from | toCell, after, inCell);
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
      if (isNew(after, seen, salt)) at = offer(at, step | TO_HOME, after, moved);
    }
    for (let onto = HOST_A[card] as number, isSecond = false; ; isSecond = true) {
      const to = columnOf[onto] as number;
      if (to >= 0) {
        const after = unlinked ^ (LINK[link | onto] as number);
        if (isNew(after, seen, salt)) {
          at = offer(at, step | (onto << 6) | (to << 19), after, moved + aboveOn(onto, card, 1));
        }
      }
      if (isSecond) break;
      onto = HOST_B[card] as number;
    }
    if (emptyColumns > 0) {
      const after = unlinked ^ (LINK[link | FLOOR] as number);
      if (isNew(after, seen, salt)) {
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

/** Searches from a packed table, as `search` does. `seen` remembers hashes, `salt` tells those of this search apart. */
export function flatSearch(
  start: Int32Array,
  { weights }: Score,
  most: number,
  seen: Int32Array,
  salt: number,
  budget: Budget,
): Found {
  const { safely, move: perMove } = weights;
  const quota = Math.min(most, MOST_NODES);
  const mask = seen.length - 1;
  let hash = begin(start, weights);
  seen[hash & mask] = hash ^ salt;
  parent[0] = -1;
  depth[0] = 0;
  let queued = 0;
  let best = 0;
  let worst = 0;
  let expansions = 0;
  let spent = 0;
  let pause = Math.min(quota, SLICE, budget.left);
  let isGoing = pause > 0;
  while (isGoing && countHome() < 52 && queued < QUEUE_END) {
    if (expansions === pause) {
      if (!budget.spend(expansions - spent)) break;
      spent = expansions;
      pause = Math.min(quota, expansions + Math.min(SLICE, budget.left));
      if (pause === expansions) break;
    }
    const node = expansions++;
    for (let i = 0, at = node * FLAT_WORDS; i < FLAT_WORDS; i++) tables[at + i] = words[i] as number;
    const end = breed(weights, ((depth[node] as number) + 1) * perMove, hash, queued, seen, salt);
    for (; queued < end; queued += CHILD) {
      const cost = queue[queued + 3] as number;
      const bucket = cost < 0 ? 0 : cost < BUCKETS ? cost : BUCKETS - 1;
      queue[queued] = node;
      queue[queued + 3] = heads[bucket] as number;
      heads[bucket] = queued;
      if (bucket < best) best = bucket;
      if (bucket > worst) worst = bucket;
    }
    let laid = node;
    isGoing = false;
    while (!isGoing) {
      while (best <= worst && (heads[best] as number) < 0) best++;
      if (best > worst) break;
      const child = heads[best] as number;
      heads[best] = queue[child + 3] as number;
      const from = queue[child] as number;
      const next = queue[child + 1] as number;
      if (from !== laid) {
        for (let i = 0, at = from * FLAT_WORDS; i < FLAT_WORDS; i++) words[i] = tables[at + i] as number;
      }
      laid = -1;
      const before = queue[child + 2] as number;
      hash = playMove(next) ? bringHome(safely, before) : before;
      isGoing = hash === before || seen[hash & mask] !== (hash ^ salt);
      seen[hash & mask] = hash ^ salt;
      parent[expansions] = from;
      move[expansions] = next;
      depth[expansions] = (depth[from] as number) + (((next >> 6) & 63) === HOME ? 0 : 1);
    }
  }
  if (expansions > spent) budget.spend(expansions - spent);
  heads.fill(-1, 0, worst + 1);
  if (!isGoing || countHome() < 52) return { line: undefined, expansions };
  const line: number[] = [];
  for (let node = expansions; node > 0; node = parent[node] as number) line.push(move[node] as number);
  return { line: line.reverse(), expansions };
}
