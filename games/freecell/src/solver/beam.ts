/**
 * Beam search for short lines: layer by layer of player moves, keeping the best tables of each layer. Children are chosen by
 * score before they are built. Cards that are safe at home go there; where more could go, both ways are kept.
 */

import type { Budget } from "@baize/kernel";
import { autoplay, generate, hashAfter, MOST_MOVES, movedOnto } from "./packed/moves.ts";
import { HOME, type Table } from "./packed/state.ts";
import type { Score } from "./score.ts";

const BUCKETS = 4096;
/** Words of a child: parent, move, hash, cost. */
const CHILD = 4;
/** Words of a trail entry: parent, move and whether all cards went home. */
const ENTRY = 2;

const moves = new Int32Array(MOST_MOVES);
const histogram = new Int32Array(BUCKETS);
let mark = 0;

/** What a beam writes down; it grows to the largest width asked for and is used again. */
class Room {
  /** Tables of this layer and of the next, turn about, each with its hash behind it. */
  here = new Int32Array(0);
  there = new Int32Array(0);
  children = new Int32Array(0);
  seen = new Int32Array(0);
  /** How each table of each layer came about. */
  trail: Int32Array[] = [];
  #tables = 0;

  reserve(width: number, stride: number): void {
    const tables = width * 2 + 2;
    if (this.#tables < tables || this.here.length < tables * stride) {
      this.#tables = Math.max(this.#tables, tables);
      this.here = new Int32Array(this.#tables * stride);
      this.there = new Int32Array(this.#tables * stride);
      this.trail = [];
    }
    const children = (width * 32 + MOST_MOVES) * CHILD;
    if (this.children.length < children) this.children = new Int32Array(children);
    if (this.seen.length < slotsFor(width)) this.seen = new Int32Array(slotsFor(width));
  }

  /** The trail of a layer. */
  layer(depth: number): Int32Array {
    this.trail[depth] ??= new Int32Array(this.#tables * ENTRY);
    return this.trail[depth];
  }
}

const room = new Room();
const slotsFor = (width: number): number => 1 << Math.min(22, Math.max(12, 8 + Math.ceil(Math.log2(width))));

/** A line found by a beam: packed moves, and after which of them every card goes home that can. */
export interface BeamLine {
  readonly moves: readonly number[];
  /** One more than the moves: the first stands before them. */
  readonly all: readonly boolean[];
}

/** The shortest line of at most `deepest` moves that a beam of this width finds. The table is overwritten. */
export function beam(table: Table, score: Score, width: number, deepest: number, budget: Budget): BeamLine | undefined {
  const { words } = table;
  const length = words.length;
  const stride = length + 1;
  room.reserve(width, stride);
  const { children, seen } = room;
  const mask = slotsFor(width) - 1;
  const end = children.length - MOST_MOVES * CHILD;
  // Another mark for each beam, so that what `seen` still holds of the last one does not count.
  mark = (mark + 0x9e3779b9) | 0;
  const salt = mark;
  let { here, there } = room;
  let count = 0;
  let won = -1;

  /** Takes the table into the layer `there`, unless it is known. */
  const keep = (hash: number, parent: number, entry: number, trail: Int32Array): void => {
    const built = ~hash;
    if (seen[built & mask] === (built ^ salt)) return;
    seen[built & mask] = built ^ salt;
    const at = count * stride;
    for (let i = 0; i < length; i++) there[at + i] = words[i] as number;
    there[at + length] = hash;
    trail[count * ENTRY] = parent;
    trail[count * ENTRY + 1] = entry;
    if (table.count() === 52) won = count;
    count++;
  };

  /** Keeps the table with its safe cards home and, where that is another, with all cards home that can go. */
  const keepBoth = (hash: number, parent: number, move: number, trail: Int32Array): void => {
    const safe = autoplay(table, true, hash);
    keep(safe, parent, move << 1, trail);
    const all = autoplay(table, false, safe);
    if (all !== safe) keep(all, parent, (move << 1) | 1, trail);
  };

  /** Writes down the children of the layer `here`; gives where they end, or −1 when the budget is spent. */
  const breed = (): number => {
    let born = 0;
    histogram.fill(0);
    for (let node = 0; node < count && born < end; node++) {
      if (!budget.spend()) return -1;
      const at = node * stride;
      for (let i = 0; i < length; i++) words[i] = here[at + i] as number;
      const hash = here[at + length] as number;
      const base = score.columns(table);
      const n = generate(table, true, moves);
      for (let i = 0; i < n; i++) {
        const move = moves[i] as number;
        if (movedOnto(move) === HOME) continue;
        const childHash = hashAfter(table, hash, move);
        if (seen[childHash & mask] === (childHash ^ salt)) continue;
        seen[childHash & mask] = childHash ^ salt;
        const found = score.after(table, base, move);
        const cost = found < BUCKETS ? found : BUCKETS - 1;
        children[born] = node;
        children[born + 1] = move;
        children[born + 2] = childHash;
        children[born + 3] = cost;
        born += CHILD;
        histogram[cost] = (histogram[cost] as number) + 1;
      }
    }
    return born;
  };

  /** Builds the best children. */
  const select = (born: number, trail: Int32Array): void => {
    let limit = 0;
    let taken = 0;
    while (limit < BUCKETS && taken + (histogram[limit] as number) <= width) taken += histogram[limit++] as number;
    let spare = width - taken;
    count = 0;
    for (let child = 0; child < born && won < 0; child += CHILD) {
      const cost = children[child + 3] as number;
      if (cost > limit || (cost === limit && spare-- <= 0)) continue;
      const parent = children[child] as number;
      const move = children[child + 1] as number;
      const at = parent * stride;
      for (let i = 0; i < length; i++) words[i] = here[at + i] as number;
      score.play(table, move);
      keepBoth(children[child + 2] as number, parent, move, trail);
    }
  };

  score.fill(table);
  keepBoth(table.hash(), -1, 0, room.layer(0));
  for (let depth = 0; ; depth++) {
    if (won >= 0) return traced(won, depth);
    if (count === 0 || depth >= deepest) return undefined;
    [here, there] = [there, here];
    const born = breed();
    if (born < 0) return undefined;
    select(born, room.layer(depth + 1));
  }
}

/** The line that led to a table of a layer. */
function traced(won: number, depth: number): BeamLine {
  const line: number[] = [];
  const all: boolean[] = [];
  for (let at = won, layer = depth; layer >= 0; layer--) {
    const trail = room.trail[layer] as Int32Array;
    const entry = trail[at * ENTRY + 1] as number;
    all.push((entry & 1) === 1);
    if (layer > 0) line.push(entry >> 1);
    at = trail[at * ENTRY] as number;
  }
  return { moves: line.reverse(), all: all.reverse() };
}
