/** An exact memory of tables, with a queue. */

import * as laid from "./flat/table.ts";
import type { Build } from "./packed/build.ts";
import * as coded from "./packed/places.ts";

// Bound here once more, for what a module imports is looked up at each use.
const { hashOf, KEY, MASK, SHIFT, WORD } = coded;
const { home, now, slots, under } = laid;
const FLOOR = 52;
const CELL = 53;
const HOME = 54;

/** Words of a record: the key, where it came from, a note (such as the move), and the next in its bucket. */
const RECORD = 8;
const PARENT = 5;
const NOTE = 6;
const NEXT = 7;
const BUCKETS = 4096;

/** By what a card lies on. Arrays of 64 bytes and less lie where the engine moves them about: these are longer. */
const IS_HOME = new Uint8Array(128);
const IS_CELL = new Uint8Array(128);
const IN_COLUMN = new Uint8Array(128).fill(1, 0, FLOOR + 1);
IS_HOME[HOME] = 1;
IS_CELL[CELL] = 1;
const laidCells = new Uint8Array(128);
const laidTops = new Uint8Array(128);
const FIRST_SIZE = 1 << 16;

/** Remembers tables that grew from one table. */
export class Ledger {
  /** Tables remembered. */
  count = 0;
  readonly #bits: coded.Places["bits"];
  readonly #unders: coded.Places["unders"];
  readonly #key = new Int32Array(KEY);
  readonly #parentKey = new Int32Array(KEY);
  readonly #covered = new Uint8Array(128);
  readonly #heads = new Int32Array(BUCKETS).fill(-1);
  #best = 0;
  #records = new Int32Array(FIRST_SIZE * RECORD);
  #index = new Int32Array(FIRST_SIZE * 2).fill(-1);

  /** Of the laid table and all that can grow from it. */
  constructor(build: Build) {
    ({ bits: this.#bits, unders: this.#unders } = coded.placesFrom(under, build));
  }

  /** Remembers the laid table: its record, or −1 when it is known already. */
  add(parent: number, note: number): number {
    const key = this.#key.fill(0);
    for (let card = 0; card < 52; card++) {
      const word = WORD[card] as number;
      key[word] = (key[word] as number) | (this.#bits[(card << 6) | (under[card] as number)] as number);
    }
    return this.#insert(parent, note);
  }

  /** Remembers the table that differs from the one last taken, which is laid, in what a single card lies on. */
  addChanged(card: number, onto: number, parent: number, note: number): number {
    const key = this.#key;
    for (let i = 0; i < KEY; i++) key[i] = this.#parentKey[i] as number;
    const word = WORD[card] as number;
    const before = this.#bits[(card << 6) | (under[card] as number)] as number;
    key[word] = (key[word] as number) ^ before ^ (this.#bits[(card << 6) | onto] as number);
    return this.#insert(parent, note);
  }

  #insert(parent: number, note: number): number {
    const key = this.#key;
    const records = this.#records;
    const index = this.#index;
    const mask = index.length - 1;
    let slot = hashOf(key, 0) & mask;
    for (; ; slot = (slot + 1) & mask) {
      const at = (index[slot] as number) * RECORD;
      if (at < 0) break;
      let i = 0;
      while (i < KEY && records[at + i] === key[i]) i++;
      if (i === KEY) return -1;
    }
    const record = this.count++;
    index[slot] = record;
    const at = record * RECORD;
    for (let i = 0; i < KEY; i++) records[at + i] = key[i] as number;
    records[at + PARENT] = parent;
    records[at + NOTE] = note;
    if (this.count === this.#index.length >> 1) this.#grow();
    return record;
  }

  /** Puts a record into the queue. */
  push(record: number, cost: number): void {
    const bucket = cost < BUCKETS ? cost : BUCKETS - 1;
    this.#records[record * RECORD + NEXT] = this.#heads[bucket] as number;
    this.#heads[bucket] = record;
    if (bucket < this.#best) this.#best = bucket;
  }

  /** The least cost in the queue; undefined when it is empty. */
  get least(): number | undefined {
    while (this.#best < BUCKETS && (this.#heads[this.#best] as number) < 0) this.#best++;
    return this.#best < BUCKETS ? this.#best : undefined;
  }

  /** Takes the newest record of the least cost out of the queue, which must not be empty, and lays its table. */
  take(): number {
    const record = this.#heads[this.least ?? 0] as number;
    this.#heads[this.#best] = this.#records[record * RECORD + NEXT] as number;
    this.#lay(record);
    for (let i = 0; i < KEY; i++) this.#parentKey[i] = this.#records[record * RECORD + i] as number;
    return record;
  }

  /** The note of a record. */
  note(record: number): number {
    return this.#records[record * RECORD + NOTE] as number;
  }

  /** The notes from the first table, which has none, to this one. */
  path(record: number): number[] {
    const notes: number[] = [];
    for (let at = record; at > 0; at = this.#records[at * RECORD + PARENT] as number) notes.push(this.note(at));
    return notes.reverse();
  }

  #lay(record: number): void {
    const covered = this.#covered.fill(0);
    const records = this.#records;
    const unders = this.#unders;
    const first = record * RECORD;
    const { columns } = now;
    const end = columns + now.cells;
    // Without branches, for what a card lies on cannot be foretold: what does not count is written over by what comes next.
    home.fill(0);
    let cell = 0;
    for (let card = 0; card < 52; card++) {
      const bits = (records[first + (WORD[card] as number)] as number) >>> (SHIFT[card] as number);
      const beneath = unders[(card << 3) | (bits & (MASK[card] as number))] as number;
      under[card] = beneath;
      covered[beneath] = 1;
      home[card & 3] = (home[card & 3] as number) + (IS_HOME[beneath] as number);
      laidCells[cell] = card;
      cell += IS_CELL[beneath] as number;
    }
    let column = 0;
    for (let card = 0; card < 52; card++) {
      laidTops[column] = card;
      column += (1 - (covered[card] as number)) & (IN_COLUMN[under[card] as number] as number);
    }
    for (let i = 0; i < columns; i++) slots[i] = i < column ? (laidTops[i] as number) : FLOOR;
    for (let i = columns; i < end; i++) slots[i] = i - columns < cell ? (laidCells[i - columns] as number) : FLOOR;
  }

  /** Doubles the room. The index is made anew from the keys. */
  #grow(): void {
    const records = new Int32Array(this.#records.length * 2);
    records.set(this.#records);
    this.#records = records;
    this.#index = new Int32Array(this.#index.length * 2).fill(-1);
    const mask = this.#index.length - 1;
    for (let record = 0; record < this.count; record++) {
      let slot = hashOf(records, record * RECORD) & mask;
      while ((this.#index[slot] as number) >= 0) slot = (slot + 1) & mask;
      this.#index[slot] = record;
    }
  }
}
