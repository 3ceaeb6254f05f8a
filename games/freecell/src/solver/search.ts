/**
 * Best-first search. Children wait in a queue of buckets as (parent, move, hash) and are built only when their turn comes;
 * the newest of the best goes first. A small lossy table of hashes, which stays in the processor's cache, keeps most tables
 * from being met twice. The search leaves things out, so that it can find a win but never prove a loss.
 */

import type { Budget } from "@baize/kernel";
import { flatSearch } from "./flat.ts";
import { isFlat } from "./flat-table.ts";
import { autoplay, generate, hashAfter, MOST_MOVES, movedOnto, stirs } from "./packed/moves.ts";
import { HOME, type Table } from "./packed/state.ts";
import { type Found, SEEN, SEEN_LONG, SHORT } from "./quick.ts";
import type { Score } from "./score.ts";

const BUCKETS = 4096;
/** Words of a child in the queue: parent, move, hash, next in its bucket. */
const CHILD = 4;

const seenShort = new Int32Array(SEEN);
let seenLong = new Int32Array(0);
const heads = new Int32Array(BUCKETS).fill(-1);
const moves = new Int32Array(MOST_MOVES);
let mark = 0;

/** What a search writes down; it grows to the largest quota asked for and is used again and again. */
class Arena {
  tables = new Int32Array(0);
  parent = new Int32Array(0);
  move = new Int32Array(0);
  depth = new Int32Array(0);
  queue = new Int32Array(0);

  reserve(nodes: number, words: number): void {
    if (nodes > this.parent.length) {
      this.parent = new Int32Array(nodes);
      this.move = new Int32Array(nodes);
      this.depth = new Int32Array(nodes);
      this.queue = new Int32Array((nodes * 16 + MOST_MOVES) * CHILD);
    }
    if (nodes * words > this.tables.length) this.tables = new Int32Array(nodes * words);
  }
}

const arena = new Arena();

/** Searches from a table, which it may overwrite, until it is won, nothing is left to try, or quota or budget are spent. */
export function search(table: Table, score: Score, quota: number, budget: Budget): Found {
  // Another mark for each search, so that what is remembered of the last one does not count.
  mark = (mark + 0x9e3779b9) | 0;
  const searched = isFlat(table.layout) ? flatSearch : anySearch;
  return searched(table, score, quota, mark, budget);
}

/** The search for tables of any size. */
export function anySearch(table: Table, score: Score, quota: number, salt: number, budget: Budget): Found {
  if (quota > SHORT && seenLong.length === 0) seenLong = new Int32Array(SEEN_LONG);
  const seen = quota > SHORT ? seenLong : seenShort;
  const { words } = table;
  const { safely, wide, move: perMove } = score.weights;
  const length = words.length;
  arena.reserve(quota + 1, length);
  const { tables, parent, move, depth, queue } = arena;
  const mask = seen.length - 1;
  const queueEnd = queue.length - MOST_MOVES * CHILD;
  let hash = autoplay(table, safely, table.hash());
  score.fill(table);
  seen[hash & mask] = hash ^ salt;

  let expansions = 0;
  let queued = 0;
  let best = 0;
  let worst = 0;
  parent[0] = -1;
  depth[0] = 0;
  while (table.count() < 52 && expansions < quota && queued < queueEnd && budget.spend()) {
    const node = expansions++;
    const at = node * length;
    for (let i = 0; i < length; i++) tables[at + i] = words[i] as number;
    const base = score.columns(table) + ((depth[node] as number) + 1) * perMove;
    const count = generate(table, wide, moves);
    for (let i = 0; i < count; i++) {
      const next = moves[i] as number;
      const childHash = hashAfter(table, hash, next);
      const marked = childHash ^ salt;
      if (seen[childHash & mask] === marked) continue;
      seen[childHash & mask] = marked;
      const found = score.after(table, base, next);
      const cost = found < BUCKETS ? found : BUCKETS - 1;
      queue[queued] = node;
      queue[queued + 1] = next;
      queue[queued + 2] = childHash;
      queue[queued + 3] = heads[cost] as number;
      heads[cost] = queued;
      queued += CHILD;
      if (cost < best) best = cost;
      if (cost > worst) worst = cost;
    }

    let laid = node;
    let isNew = false;
    while (!isNew) {
      while (best <= worst && (heads[best] as number) < 0) best++;
      if (best > worst) break;
      const child = heads[best] as number;
      heads[best] = queue[child + 3] as number;
      const from = queue[child] as number;
      const next = queue[child + 1] as number;
      if (from !== laid) for (let i = 0, at = from * length; i < length; i++) words[i] = tables[at + i] as number;
      laid = -1;
      const before = queue[child + 2] as number;
      const isStirred = stirs(table, next);
      score.play(table, next);
      hash = isStirred ? autoplay(table, safely, before) : before;
      isNew = hash === before || seen[hash & mask] !== (hash ^ salt);
      seen[hash & mask] = hash ^ salt;
      parent[expansions] = from;
      move[expansions] = next;
      depth[expansions] = (depth[from] as number) + (movedOnto(next) === HOME ? 0 : 1);
    }
    if (!isNew) break;
  }
  heads.fill(-1, 0, worst + 1);
  if (table.count() < 52) return { line: undefined, expansions };
  const line: number[] = [];
  for (let node = expansions; node > 0; node = parent[node] as number) line.push(move[node] as number);
  return { line: line.reverse(), expansions };
}
