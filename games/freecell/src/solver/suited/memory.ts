/** An exact memory of the tables of a game built by suit, with a queue: the newest of the least cost comes first. */

import * as laid from "./table.ts";

// Bound here once more, for what a module imports is looked up at each use.
const { now, UNDER_WORDS, words } = laid;

/** Words of a record behind its table: hash, where it came from, the step that led here, and the next in its bucket. */
const HASH = 0;
const PARENT = 1;
const STEP = 2;
const NEXT = 3;
const MORE = 4;
const BUCKETS = 4096;
const FIRST_SIZE = 1 << 10;

/** Remembers tables of one size. */
export class Memory {
  /** Tables remembered. */
  count = 0;
  /** Words of a table, and of a record. */
  readonly #table: number;
  readonly #size: number;
  readonly #heads = new Int32Array(BUCKETS + 1).fill(-1);
  #best = BUCKETS;
  #records: Int32Array;
  #index = new Int32Array(FIRST_SIZE * 2).fill(-1);

  constructor() {
    this.#heads[BUCKETS] = 0;
    this.#table = now.words;
    this.#size = now.words + MORE;
    this.#records = new Int32Array(FIRST_SIZE * this.#size);
  }

  /** Remembers the laid table, which has this hash: its record, or −1 when it is known already. */
  add(hash: number, parent: number, step: number): number {
    const records = this.#records;
    const index = this.#index;
    const table = this.#table;
    const mask = index.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (; ; slot = (slot + 1) & mask) {
      const record = index[slot] as number;
      if (record < 0) break;
      const at = record * this.#size;
      if (records[at + table + HASH] !== hash) continue;
      let i = 0;
      while (i < UNDER_WORDS && records[at + i] === words[i]) i++;
      if (i === UNDER_WORDS) return -1;
    }
    const record = this.count++;
    index[slot] = record;
    const at = record * this.#size;
    for (let i = 0; i < table; i++) records[at + i] = words[i] as number;
    records[at + table + HASH] = hash;
    records[at + table + PARENT] = parent;
    records[at + table + STEP] = step;
    if (this.count * 2 === index.length) this.#grow();
    return record;
  }

  /** Puts a record into the queue. */
  push(record: number, cost: number): void {
    const bucket = cost < 0 ? 0 : cost < BUCKETS ? cost : BUCKETS - 1;
    this.#records[record * this.#size + this.#table + NEXT] = this.#heads[bucket] as number;
    this.#heads[bucket] = record;
    if (bucket < this.#best) this.#best = bucket;
  }

  /** Takes the newest record of the least cost out of the queue and lays its table; −1 when nothing waits. */
  take(): number {
    const heads = this.#heads;
    let best = this.#best;
    while ((heads[best] as number) < 0) best++;
    this.#best = best;
    if (best === BUCKETS) return -1;
    const record = heads[best] as number;
    heads[best] = this.#records[record * this.#size + this.#table + NEXT] as number;
    this.lay(record);
    return record;
  }

  /** Lays the table of a record. */
  lay(record: number): void {
    const records = this.#records;
    const table = this.#table;
    for (let i = 0, at = record * this.#size; i < table; i++) words[i] = records[at + i] as number;
  }

  /** The hash of a record. */
  hash(record: number): number {
    return this.#records[record * this.#size + this.#table + HASH] as number;
  }

  /** The steps from the first table to this one. */
  path(record: number): number[] {
    const steps: number[] = [];
    for (let at = record; at > 0; ) {
      const more = at * this.#size + this.#table;
      steps.push(this.#records[more + STEP] as number);
      at = this.#records[more + PARENT] as number;
    }
    return steps.reverse();
  }

  /** Doubles the room. The index is made anew from the hashes. */
  #grow(): void {
    const records = new Int32Array(this.#records.length * 2);
    records.set(this.#records);
    this.#records = records;
    const index = new Int32Array(this.#index.length * 2).fill(-1);
    const mask = index.length - 1;
    for (let record = 0; record < this.count; record++) {
      const hash = this.hash(record);
      let slot = (hash ^ (hash >>> 15)) & mask;
      while ((index[slot] as number) >= 0) slot = (slot + 1) & mask;
      index[slot] = record;
    }
    this.#index = index;
  }
}
