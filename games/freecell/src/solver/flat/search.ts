/**
 * The quick search: best first, the newest of the best before the others. Children wait in buckets by cost as (parent, move,
 * hash) and are built only when their turn comes; a small lossy table of hashes, which stays in the processor's cache, keeps most
 * tables from being met twice. It leaves things out, so that it can find a win but never prove a loss.
 */

import type { Budget } from "@baize/kernel";
import { SEEN, SEEN_LONG, type SearchEnd, SHORT } from "../packed/quick.ts";
import type { Weights } from "../packed/score.ts";
import * as packed from "../packed/state.ts";
import * as moves from "./moves.ts";
import * as table from "./table.ts";

// Bound here once more, for what a module imports is looked up at each use.
const { COST, costAfter, counted, list, listMoves } = moves;
const { bringHome, countHome, now, playMove, under, words } = table;
const { LINK } = packed;
const HOME = 54;

/** Children wait in buckets by cost. */
export const BUCKETS = 4096;
/** Words of a child: parent, move, hash, next in its bucket. */
const CHILD = 4;
/** Children that can wait. What is not written to costs no memory. */
const MOST_CHILDREN = 1 << 20;
/** More children than a table has, so that room is looked for once at each table. */
const SPARE = 4096;
/** Hashes that can be remembered. */
const MOST_SEEN = 1 << 22;

export const queue = new Int32Array((MOST_CHILDREN + SPARE) * CHILD);
export const PARENT = 0;
export const MOVE = 1;
export const HASH = 2;
export const NEXT = 3;
/** The newest child of each bucket, or −1; behind them one that ends every look for a child. */
export const heads = new Int32Array(BUCKETS + 1).fill(-1);
heads[BUCKETS] = 0;
/** The hashes met, each marked with the salt of its search, so that what is left of others does not count. */
export const seen = new Int32Array(MOST_SEEN);
/** Where the queue ends, and the bucket before which all are empty: faster so than as variables. */
export const waiting = new Int32Array(32);
const END = 0;
export const BEST = 1;

let mark = 0;

/** Empties the queue, and gives a salt that no search before has had. */
export function beginQueue(): number {
  mark = (mark + 0x9e3779b9) | 0;
  clearQueue();
  return mark;
}

/** Empties the queue. */
export function clearQueue(): void {
  heads.fill(-1, 0, BUCKETS);
  waiting[END] = 0;
  waiting[BEST] = BUCKETS;
}

/** Whether the children of one more table can wait. */
export const hasRoom = (): boolean => (waiting[END] as number) < MOST_CHILDREN * CHILD;

/** The mask for a table of so many hashes, a power of two. */
export const maskFor = (hashes: number): number => Math.min(hashes, MOST_SEEN) - 1;

/**
 * Puts the children of the laid table, which is that of a node with this hash, into the queue, unless they have been met;
 * `extra` is what each costs more, and which moves are tried is said as for `listMoves`.
 */
export function breed(
  node: number,
  hash: number,
  release: number,
  extra: number,
  isWide: boolean,
  isHome: boolean,
  mask: number,
  salt: number,
): void {
  const count = listMoves(isWide, isHome);
  const base = (counted[COST] as number) + extra;
  let at = waiting[END] as number;
  let best = waiting[BEST] as number;
  for (let i = 0; i < count; i++) {
    const next = list[i] as number;
    const card = next & 63;
    const link = card << 6;
    const onto = (next >> 6) & 63;
    const after = hash ^ (LINK[link | (under[card] as number)] as number) ^ (LINK[link | onto] as number);
    const marked = after ^ salt;
    const slot = after & mask;
    if (seen[slot] === marked) continue;
    seen[slot] = marked;
    const cost = costAfter(next, base, release);
    const bucket = cost < BUCKETS ? cost : BUCKETS - 1;
    queue[at] = node;
    queue[at + 1] = next;
    queue[at + 2] = after;
    queue[at + 3] = heads[bucket] as number;
    heads[bucket] = at;
    at += CHILD;
    if (bucket < best) best = bucket;
  }
  waiting[END] = at;
  waiting[BEST] = best;
}

/** Tables between two looks at the budget. */
const SLICE = 256;
/** The longest search there is, on the standard table. What is not written to costs no memory. */
const MOST_NODES = 50_000;
const STANDARD_WORDS = 44;

const tables = new Int32Array((MOST_NODES + 1) * STANDARD_WORDS);
const parent = new Int32Array(MOST_NODES + 1);
const move = new Int32Array(MOST_NODES + 1);
const depth = new Int32Array(MOST_NODES + 1);
/** The hash of the table that is laid: faster so than as a variable. */
const laidHash = new Int32Array(32);

/** Writes a table down, and puts its children into the queue. */
function expand(node: number, weights: Weights, mask: number, salt: number): void {
  const length = now.words;
  for (let i = 0, at = node * length; i < length; i++) tables[at + i] = words[i] as number;
  const { release, wide } = weights;
  breed(node, laidHash[0] as number, release, ((depth[node] as number) + 1) * weights.move, wide, true, mask, salt);
}

/** Lays the newest of the best children that is new, as the next node; false when there is none. */
function layNext(node: number, safely: boolean, mask: number, salt: number): boolean {
  const length = now.words;
  let best = waiting[BEST] as number;
  for (let laid = node - 1; ; laid = -1) {
    while ((heads[best] as number) < 0) best++;
    waiting[BEST] = best;
    if (best === BUCKETS) return false;
    const child = heads[best] as number;
    heads[best] = queue[child + NEXT] as number;
    const from = queue[child + PARENT] as number;
    const next = queue[child + MOVE] as number;
    if (from !== laid) for (let i = 0, at = from * length; i < length; i++) words[i] = tables[at + i] as number;
    const before = queue[child + HASH] as number;
    const hash = playMove(next) ? bringHome(safely, before) : before;
    parent[node] = from;
    move[node] = next;
    depth[node] = (depth[from] as number) + (((next >> 6) & 63) === HOME ? 0 : 1);
    laidHash[0] = hash;
    // Marked once more in any case, for another table may have taken its place.
    const isUnmet = seen[hash & mask] !== (hash ^ salt);
    seen[hash & mask] = hash ^ salt;
    if (hash === before || isUnmet) return true;
  }
}

/** Searches from a table until it is won, nothing is left to try, or quota or budget are spent. */
export function flatSearch(start: packed.Table, weights: Weights, most: number, budget: Budget): SearchEnd {
  table.lay(start);
  table.prepareWeights(weights);
  const hash = bringHome(weights.safely, table.hashAll());
  table.extendAll();
  const quota = Math.min(most, Math.floor(tables.length / now.words) - 1);
  const mask = maskFor(most > SHORT ? SEEN_LONG : SEEN);
  const salt = beginQueue();
  laidHash[0] = hash;
  seen[hash & mask] = hash ^ salt;
  parent[0] = -1;
  depth[0] = 0;
  let expansions = 0;
  let isGoing = true;
  while (isGoing && countHome() < 52 && expansions < quota) {
    const first = expansions;
    const pause = Math.min(quota, expansions + Math.min(SLICE, budget.left));
    while (isGoing && expansions < pause && countHome() < 52 && hasRoom()) {
      expand(expansions++, weights, mask, salt);
      isGoing = layNext(expansions, weights.safely, mask, salt);
    }
    if (expansions === first || !budget.spend(expansions - first)) break;
  }
  if (!isGoing || countHome() < 52) return { line: undefined, expansions };
  const line: number[] = [];
  for (let node = expansions; node > 0; node = parent[node] as number) line.push(move[node] as number);
  return { line: line.reverse(), expansions };
}
