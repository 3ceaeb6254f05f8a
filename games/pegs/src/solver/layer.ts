/** All known positions with one number of pegs: a hash set of words in one typed array. */

/** Odd multiplier of the hash; another for each table size, or a table filled in the order of another clumps. */
const multiplier = (bits: number): number => Math.imul(0x9e3779b1, 2 * bits + 1);

/** How full a table may become, and how full it is made when the size is known. */
const FULLEST = 0.75;

/**
 * Many words are looked up this many at a time: first one slot of each is read, then they are settled one by one. The
 * processor fetches the slots of a chunk all at once that way; looking them up takes half the time.
 */
const CHUNK = 512;
const firstSeen = new Int32Array(CHUNK);

/** A set of words; the slot of a word is its place in `slots`, for arrays that run beside it. */
export class Layer {
  readonly pegs: number;
  /** The word that marks a free slot: none that can have this many pegs. */
  readonly free: number;
  slots: Int32Array;
  size = 0;
  #shift: number;
  #multiplier: number;

  constructor(pegs: number, expected = 0) {
    let bits = 8;
    while (2 ** bits * FULLEST < expected) bits++;
    this.pegs = pegs;
    this.free = pegs < 2 ? -1 : 0;
    this.slots = new Int32Array(2 ** bits);
    if (this.free !== 0) this.slots.fill(this.free);
    this.#shift = 32 - bits;
    this.#multiplier = multiplier(bits);
  }

  /** Puts a word in, unless it is there. */
  add(word: number): void {
    const { slots, free } = this;
    const mask = slots.length - 1;
    let slot = Math.imul(word, this.#multiplier) >>> this.#shift;
    for (let found = slots[slot]; found !== free; found = slots[slot]) {
      if (found === word) return;
      slot = (slot + 1) & mask;
    }
    slots[slot] = word;
    if (++this.size > slots.length * FULLEST) this.#grow();
  }

  /** The slot of a word, or -1. */
  find(word: number): number {
    const { slots, free } = this;
    const mask = slots.length - 1;
    let slot = Math.imul(word, this.#multiplier) >>> this.#shift;
    for (let found = slots[slot]; found !== free; found = slots[slot]) {
      if (found === word) return slot;
      slot = (slot + 1) & mask;
    }
    return -1;
  }

  /** Puts the first `end` of some words in. */
  addAll(words: Int32Array, end: number): void {
    for (let begin = 0; begin < end; begin += CHUNK) {
      const count = Math.min(CHUNK, end - begin);
      this.#look(words, begin, count);
      for (let i = 0; i < count; i++) {
        const word = words[begin + i] as number;
        if (firstSeen[i] !== word) this.add(word);
      }
    }
  }

  /** Writes the slot of each of the first `end` words into `found`, or -1. */
  findAll(words: Int32Array, end: number, found: Int32Array): void {
    const { free } = this;
    for (let begin = 0; begin < end; begin += CHUNK) {
      const count = Math.min(CHUNK, end - begin);
      this.#look(words, begin, count);
      for (let i = 0; i < count; i++) {
        found[begin + i] = firstSeen[i] === free ? -1 : this.find(words[begin + i] as number);
      }
    }
  }

  /** Reads the first slot of each word of a chunk. */
  #look(words: Int32Array, begin: number, count: number): void {
    const { slots } = this;
    const multiplier = this.#multiplier;
    const shift = this.#shift;
    for (let i = 0; i < count; i++) {
      firstSeen[i] = slots[Math.imul(words[begin + i] as number, multiplier) >>> shift] as number;
    }
  }

  /** Every word, in no order that means anything. */
  *words(): Generator<number> {
    for (const word of this.slots) if (word !== this.free) yield word;
  }

  #grow(): void {
    const { slots: old, free } = this;
    this.slots = new Int32Array(old.length * 2);
    if (free !== 0) this.slots.fill(free);
    this.#shift--;
    this.#multiplier = multiplier(32 - this.#shift);
    this.size = 0;
    for (const word of old) if (word !== free) this.add(word);
  }
}
