/** The fewest sweeps to the goal for every position of a table, layer by layer from the last peg up. */

import type { Budget } from "@baize/kernel";
import { CENTRE, canonical, centreOf, HOLE } from "./cross.ts";
import type { Layer } from "./layer.ts";
import type { PackedLeap } from "./lines.ts";
import { type Batch, fill } from "./mill.ts";
import type { Table } from "./table.ts";

/** More sweeps than any game has. */
const NEVER = 255;

/** A jump that does not touch the centre does not mind what it is. */
const ANY_CENTRE = 2;

/** Sweeps under way, all of the same length: the position reached, where it began, and the bit of the peg. */
class Wave {
  words = new Int32Array(1 << 15);
  slots = new Int32Array(1 << 15);
  bits = new Uint8Array(1 << 15);
  /** The words made canonical, and where they were found. */
  keys = new Int32Array(1 << 15);
  found = new Int32Array(1 << 15);
  end = 0;

  push(word: number, slot: number, bit: number): void {
    if (this.end === this.words.length) this.#grow();
    this.words[this.end] = word;
    this.slots[this.end] = slot;
    this.bits[this.end++] = bit;
  }

  #grow(): void {
    const { words, slots, bits } = this;
    this.words = new Int32Array(2 * words.length);
    this.slots = new Int32Array(2 * words.length);
    this.bits = new Uint8Array(2 * words.length);
    this.keys = new Int32Array(2 * words.length);
    this.found = new Int32Array(2 * words.length);
    this.words.set(words);
    this.slots.set(slots);
    this.bits.set(bits);
  }
}

/** What is known of the sweeps in a table. */
export class Sweeps {
  readonly #table: Table;
  /** By number of pegs, the fewest sweeps of the position in each slot of that layer. */
  readonly #fewest: Uint8Array[] = [];
  /** The jumps in the order of where they start, as parallel arrays; `#begin[bit]` is the first that starts there. */
  readonly #leaps: readonly PackedLeap[];
  readonly #begin: Int32Array;
  readonly #mask: Int32Array;
  readonly #before: Int32Array;
  readonly #centre: Uint8Array;
  readonly #to: Uint8Array;

  private constructor(table: Table) {
    this.#table = table;
    this.#leaps = table.leaps.toSorted((a, b) => a.from - b.from);
    this.#begin = Int32Array.from({ length: HOLE.length + 1 }, (_, bit) => {
      const index = this.#leaps.findIndex(({ from }) => from >= bit);
      return index === -1 ? this.#leaps.length : index;
    });
    this.#mask = Int32Array.from(this.#leaps, ({ mask }) => mask);
    this.#before = Int32Array.from(this.#leaps, ({ before }) => before);
    this.#centre = Uint8Array.from(this.#leaps, ({ centre }) => centre ?? ANY_CENTRE);
    this.#to = Uint8Array.from(this.#leaps, ({ to }) => to);
  }

  /** Measures every position of a table; undefined when the budget ran out. */
  static measure(table: Table, budget: Budget): Sweeps | undefined {
    const sweeps = new Sweeps(table);
    const { batch } = table.mill;
    let [wave, next] = [new Wave(), new Wave()];
    for (const layer of table.layers) {
      if (layer === undefined) continue;
      if (!budget.spend(layer.size)) return undefined;
      const fewest = new Uint8Array(layer.slots.length).fill(layer.pegs === 1 ? 0 : NEVER);
      sweeps.#fewest[layer.pegs] = fewest;
      for (let slot = 0; slot < layer.slots.length; ) {
        slot = fill(table.mill, layer, "down", slot, batch);
        begin(layer, batch, wave);
        for (let pegs = layer.pegs - 1; wave.end > 0; pegs--) {
          sweeps.#ride(wave, next, pegs, fewest);
          [wave, next] = [next, wave];
        }
      }
    }
    return sweeps;
  }

  /** The fewest sweeps from a position; undefined when it cannot be won. */
  fewest(word: number, pegs: number): number | undefined {
    const slot = this.#table.layers[pegs]?.find(canonical(word, this.#table.mill.group)) ?? -1;
    return slot === -1 ? undefined : this.#fewest[pegs]?.[slot];
  }

  /** The jumps of a way to the goal in the fewest sweeps; nothing when there is no way. */
  line(word: number, pegs: number): readonly PackedLeap[] {
    const jumps: PackedLeap[] = [];
    let [at, left] = [word, pegs];
    for (let sweeps = this.fewest(word, pegs) ?? 0; sweeps > 0; sweeps--) {
      const sweep = this.#sweepTo(at, left, sweeps - 1, 0, this.#mask.length) ?? [];
      for (const { mask } of sweep) at ^= mask;
      left -= sweep.length;
      jumps.push(...sweep);
    }
    return jumps;
  }

  /** Ends each sweep of a wave where it is, if the goal can be reached from there; `next` are those where the peg goes on. */
  #ride(wave: Wave, next: Wave, pegs: number, fewest: Uint8Array): void {
    const { words, slots, bits, keys, found, end } = wave;
    const { group } = this.#table.mill;
    const below = this.#table.layers[pegs];
    const known = this.#fewest[pegs];
    next.end = 0;
    if (below === undefined || known === undefined) return;
    for (let i = 0; i < end; i++) keys[i] = canonical(words[i] as number, group);
    below.findAll(keys, end, found);
    for (let i = 0; i < end; i++) {
      if (found[i] === -1) continue;
      const slot = slots[i] as number;
      const sweeps = 1 + (known[found[i] as number] as number);
      if (sweeps < (fewest[slot] as number)) fewest[slot] = sweeps;
      this.#goOn(words[i] as number, pegs, slot, bits[i] as number, next);
    }
  }

  /** Puts every further jump of one peg into the next wave. */
  #goOn(word: number, pegs: number, slot: number, bit: number, next: Wave): void {
    const centre = centreOf(word, pegs);
    const last = this.#begin[bit + 1] as number;
    for (let j = this.#begin[bit] as number; j < last; j++) {
      if (this.#isLegal(word, centre, j)) next.push(word ^ (this.#mask[j] as number), slot, this.#to[j] as number);
    }
  }

  #isLegal(word: number, centre: number, j: number): boolean {
    const needed = this.#centre[j];
    return (word & (this.#mask[j] as number)) === this.#before[j] && (needed === ANY_CENTRE || needed === centre);
  }

  /** A sweep by one of the jumps `from` to `end`, or the rest of one, to where `wanted` sweeps are the fewest. */
  #sweepTo(word: number, pegs: number, wanted: number, from: number, end: number): PackedLeap[] | undefined {
    const centre = centreOf(word, pegs);
    for (let j = from; j < end; j++) {
      if (!this.#isLegal(word, centre, j)) continue;
      const after = word ^ (this.#mask[j] as number);
      const fewest = this.fewest(after, pegs - 1);
      if (fewest === undefined) continue;
      const leap = this.#leaps[j] as PackedLeap;
      if (fewest === wanted) return [leap];
      const [begin, last] = [this.#begin[leap.to] as number, this.#begin[leap.to + 1] as number];
      const rest = this.#sweepTo(after, pegs - 1, wanted, begin, last);
      if (rest !== undefined) return [leap, ...rest];
    }
    return undefined;
  }
}

/** The first wave of a batch: every position a jump after one of the layer's, and the peg that jumped. */
function begin(layer: Layer, { words, slots, end }: Batch, wave: Wave): void {
  wave.end = 0;
  for (let i = 0; i < end; i++) {
    const word = words[i] as number;
    const slot = slots[i] as number;
    // The one new bit is where the peg landed; there is none when it landed in the centre.
    const landed = word & ~(layer.slots[slot] as number);
    wave.push(word, slot, landed === 0 ? CENTRE : 31 - Math.clz32(landed));
  }
}
