/**
 * Beam search for short lines: layer by layer of player moves, keeping the best tables of each layer. Children are chosen by
 * cost before they are built. Cards that are safe at home go there; where more could go, both ways are kept.
 */

import type { Budget } from "@baize/kernel";
import type { Weights } from "../packed/score.ts";
import type { Table } from "../packed/state.ts";
import * as waitingRoom from "./search.ts";
import * as table from "./table.ts";

// Bound here once more, for what a module imports is looked up at each use.
const { BEST, beginQueue, breed, BUCKETS, clearQueue, HASH, hasRoom, heads, MOVE, NEXT, PARENT, queue, seen, waiting } =
  waitingRoom;
const { bringHome, countHome, now, playMove, words } = table;

/** Words of a trail entry: parent, move and whether all cards went home. */
const ENTRY = 2;
/** Tables between two looks at the budget. */
const SLICE = 64;

/** A line found by a beam: packed moves, and after which of them every card goes home that can. */
export interface BeamLine {
  readonly moves: readonly number[];
  /** One more than the moves: the first stands before them. */
  readonly all: readonly boolean[];
}

/** Tables of this layer and of the next, turn about, each with its hash behind it; they grow to the largest width asked for. */
let here = new Int32Array(0);
let there = new Int32Array(0);
/** How each table of each layer came about. */
let trails: Int32Array[] = [];
/** Tables in the layer `there`, and the one of them that is won, or −1. */
let count = 0;
let won = -1;

function reserve(width: number, stride: number): void {
  const tables = width * 2 + 2;
  if (here.length >= tables * stride) return;
  here = new Int32Array(tables * stride);
  there = new Int32Array(tables * stride);
  trails = [];
}

/** The trail of a layer. */
function trailOf(depth: number, width: number): Int32Array {
  let trail = trails[depth];
  if (trail === undefined || trail.length < (width * 2 + 2) * ENTRY) {
    trail = new Int32Array((width * 2 + 2) * ENTRY);
    trails[depth] = trail;
  }
  return trail;
}

/** Takes the laid table into the layer `there`, unless it is known. */
function keep(hash: number, parent: number, entry: number, trail: Int32Array, mask: number, salt: number): void {
  const built = ~hash;
  if (seen[built & mask] === (built ^ salt)) return;
  seen[built & mask] = built ^ salt;
  const length = now.words;
  const layer = there;
  const at = count * (length + 1);
  for (let i = 0; i < length; i++) layer[at + i] = words[i] as number;
  layer[at + length] = hash;
  trail[count * ENTRY] = parent;
  trail[count * ENTRY + 1] = entry;
  if (countHome() === 52) won = count;
  count++;
}

/** Keeps the table with its safe cards home and, where that is another, with all cards home that can go. */
function keepBoth(hash: number, parent: number, move: number, trail: Int32Array, mask: number, salt: number): void {
  const safe = bringHome(true, hash);
  keep(safe, parent, move << 1, trail, mask, salt);
  const all = bringHome(false, safe);
  if (all !== safe) keep(all, parent, (move << 1) | 1, trail, mask, salt);
}

/** Lays a table of the layer `here`; gives its hash. */
function layFrom(node: number): number {
  const length = now.words;
  const layer = here;
  const at = node * (length + 1);
  for (let i = 0; i < length; i++) words[i] = layer[at + i] as number;
  return layer[at + length] as number;
}

/** Puts the children of the layer `here` into the queue; false when the budget is spent. */
function breedAll(nodes: number, { release }: Weights, mask: number, salt: number, budget: Budget): boolean {
  clearQueue();
  for (let node = 0; node < nodes && hasRoom(); node++) {
    if (node % SLICE === 0 && !budget.spend(Math.min(SLICE, nodes - node))) return false;
    breed(node, layFrom(node), release, 0, true, false, mask, salt);
  }
  return true;
}

/** Builds the best children. */
function select(width: number, trail: Int32Array, mask: number, salt: number): void {
  count = 0;
  let taken = 0;
  for (let bucket = waiting[BEST] as number; bucket < BUCKETS; bucket++) {
    for (let child = heads[bucket] as number; child >= 0; child = queue[child + NEXT] as number) {
      if (taken++ >= width || won >= 0) return;
      const parent = queue[child + PARENT] as number;
      layFrom(parent);
      const move = queue[child + MOVE] as number;
      const hash = queue[child + HASH] as number;
      if (playMove(move)) keepBoth(hash, parent, move, trail, mask, salt);
      else keep(hash, parent, move << 1, trail, mask, salt);
    }
  }
}

/** The line that led to a table of a layer. */
function traced(depth: number): BeamLine {
  const line: number[] = [];
  const all: boolean[] = [];
  for (let at = won, layer = depth; layer >= 0; layer--) {
    const trail = trails[layer] as Int32Array;
    const entry = trail[at * ENTRY + 1] as number;
    all.push((entry & 1) === 1);
    if (layer > 0) line.push(entry >> 1);
    at = trail[at * ENTRY] as number;
  }
  return { moves: line.reverse(), all: all.reverse() };
}

/** The shortest line of at most `deepest` moves that a beam of this width finds. */
export function beam(
  start: Table,
  weights: Weights,
  width: number,
  deepest: number,
  budget: Budget,
): BeamLine | undefined {
  table.lay(start);
  table.prepareWeights(weights);
  reserve(width, now.words + 1);
  const mask = waitingRoom.maskFor(1 << Math.max(12, 8 + Math.ceil(Math.log2(width))));
  const salt = beginQueue();
  count = 0;
  won = -1;
  table.extendAll();
  keepBoth(table.hashAll(), -1, 0, trailOf(0, width), mask, salt);
  for (let depth = 0; ; depth++) {
    if (won >= 0) return traced(depth);
    if (count === 0 || depth >= deepest) return undefined;
    [here, there] = [there, here];
    if (!breedAll(count, weights, mask, salt, budget)) return undefined;
    select(width, trailOf(depth + 1, width), mask, salt);
  }
}
