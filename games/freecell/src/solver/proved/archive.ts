/**
 * An exact memory of millions of tables: five words say what each card lies on, the others where the table came from, what it
 * costs, what waits behind it and which of its links are idle. It grows by pieces, so that nothing is copied.
 */

import * as coded from "../packed/places.ts";

const { hashOf, KEY } = coded;

/** Words of a record behind the key: the parent's record, a note, the next in its bucket, two words of idle links. */
export const PARENT = 5;
export const NOTE = 6;
export const NEXT = 7;
export const IDLE = 8;
const RECORD = 10;

/** Records of a piece. */
const PIECE_BITS = 15;
const PIECE = 1 << PIECE_BITS;
const FIRST_INDEX = 1 << 14;
/** An index entry is a record, and above it six bits of its hash, so that few records are looked at in vain. */
const RECORD_BITS = 26;
const RECORD_MASK = (1 << RECORD_BITS) - 1;
/** More tables than this have no number. */
export const MOST_TABLES = RECORD_MASK - (1 << 16);

/** The key that is looked for. */
export const key = new Int32Array(KEY);

/** Where a hash belongs, by bits that are not those of the entry. */
const slotFor = (hash: number, mask: number): number => (Math.imul(hash, 0x9e3779b1) >>> 7) & mask;

/** Remembers tables, by number. */
export class Archive {
  /** Records written. */
  count = 0;
  readonly #pieces: Int32Array[] = [];
  #index = new Int32Array(FIRST_INDEX).fill(-1);
  /** Where the key that was last looked for belongs, and the upper bits of its entry. */
  #slot = 0;
  #tag = 0;

  /** The record of the key, or −1. */
  find(): number {
    const index = this.#index;
    const mask = index.length - 1;
    const hash = hashOf(key, 0);
    const tag = hash & ~RECORD_MASK;
    let slot = slotFor(hash, mask);
    let found = -1;
    for (; ; slot = (slot + 1) & mask) {
      const entry = index[slot] as number;
      if (entry === -1) break;
      if ((entry & ~RECORD_MASK) !== tag) continue;
      const record = entry & RECORD_MASK;
      const words = this.#pieces[record >> PIECE_BITS] as Int32Array;
      const at = (record & (PIECE - 1)) * RECORD;
      let i = 0;
      while (i < KEY && words[at + i] === key[i]) i++;
      if (i === KEY) {
        found = record;
        break;
      }
    }
    this.#slot = slot;
    this.#tag = tag;
    return found;
  }

  /** Writes a record for the key that was last looked for; one that was found is not found any more. */
  add(parent: number): number {
    const record = this.count++;
    if (record >> PIECE_BITS === this.#pieces.length) this.#pieces.push(new Int32Array(PIECE * RECORD));
    const words = this.#pieces[record >> PIECE_BITS] as Int32Array;
    const at = (record & (PIECE - 1)) * RECORD;
    for (let i = 0; i < KEY; i++) words[at + i] = key[i] as number;
    words[at + PARENT] = parent;
    this.#index[this.#slot] = record | this.#tag;
    if (this.count === this.#index.length >> 1) this.#grow();
    return record;
  }

  /** A word of a record. */
  read(record: number, word: number): number {
    return (this.#pieces[record >> PIECE_BITS] as Int32Array)[(record & (PIECE - 1)) * RECORD + word] as number;
  }

  /** Changes a word of a record. */
  write(record: number, word: number, value: number): void {
    (this.#pieces[record >> PIECE_BITS] as Int32Array)[(record & (PIECE - 1)) * RECORD + word] = value;
  }

  /** Doubles the index. What was superseded is not in it. */
  #grow(): void {
    const index = new Int32Array(this.#index.length * 2).fill(-1);
    const mask = index.length - 1;
    for (const entry of this.#index) {
      if (entry === -1) continue;
      const record = entry & RECORD_MASK;
      const words = this.#pieces[record >> PIECE_BITS] as Int32Array;
      const hash = hashOf(words, (record & (PIECE - 1)) * RECORD);
      let slot = slotFor(hash, mask);
      while (index[slot] !== -1) slot = (slot + 1) & mask;
      index[slot] = entry;
    }
    this.#index = index;
  }
}
