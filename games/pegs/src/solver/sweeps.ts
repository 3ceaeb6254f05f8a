/** The fewest sweeps to the goal for every position of a table, layer by layer from the last peg up. */

import type { Budget } from "@baize/kernel";
import { canonical, centreOf, HOLE } from "./cross.ts";
import type { PackedLeap } from "./lines.ts";
import type { Table } from "./table.ts";

/** More sweeps than any game has. */
const NEVER = 255;

/** A jump that does not touch the centre does not mind what it is. */
const ANY_CENTRE = 2;

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
    for (const layer of table.layers) {
      if (layer === undefined) continue;
      if (!budget.spend(layer.size)) return undefined;
      const { slots, free, pegs } = layer;
      const fewest = new Uint8Array(slots.length);
      sweeps.#fewest[pegs] = fewest;
      if (pegs === 1) continue;
      for (let slot = 0; slot < slots.length; slot++) {
        const word = slots[slot] as number;
        if (word !== free) fewest[slot] = 1 + sweeps.#bestJump(word, pegs, 0, sweeps.#mask.length);
      }
    }
    return sweeps;
  }

  /** The fewest sweeps from a position; undefined when it cannot be won. */
  fewest(word: number, pegs: number): number | undefined {
    const slot = this.#table.layers[pegs]?.find(canonical(word, this.#table.group)) ?? -1;
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

  /** The fewest sweeps after one of the jumps `from` to `end`, the sweep under way not counted. */
  #bestJump(word: number, pegs: number, from: number, end: number): number {
    const centre = centreOf(word, pegs);
    let best = NEVER - 1;
    for (let i = from; i < end; i++) {
      if (this.#isLegal(word, centre, i)) best = Math.min(best, this.#after(word, pegs, i));
    }
    return best;
  }

  /** The fewest sweeps after a jump: the same peg goes on, or the sweep ends here. */
  #after(word: number, pegs: number, i: number): number {
    const next = word ^ (this.#mask[i] as number);
    const fewest = this.fewest(next, pegs - 1);
    if (fewest === undefined) return NEVER;
    const to = this.#to[i] as number;
    return Math.min(fewest, this.#bestJump(next, pegs - 1, this.#begin[to] as number, this.#begin[to + 1] as number));
  }

  #isLegal(word: number, centre: number, i: number): boolean {
    const needed = this.#centre[i];
    return (word & (this.#mask[i] as number)) === this.#before[i] && (needed === ANY_CENTRE || needed === centre);
  }

  /** A sweep, or the rest of one, to a position from which `wanted` sweeps are the fewest. */
  #sweepTo(word: number, pegs: number, wanted: number, from: number, end: number): PackedLeap[] | undefined {
    const centre = centreOf(word, pegs);
    for (let i = from; i < end; i++) {
      if (!this.#isLegal(word, centre, i)) continue;
      const next = word ^ (this.#mask[i] as number);
      const fewest = this.fewest(next, pegs - 1);
      if (fewest === undefined) continue;
      const leap = this.#leaps[i] as PackedLeap;
      if (fewest === wanted) return [leap];
      const rest = this.#sweepTo(
        next,
        pegs - 1,
        wanted,
        this.#begin[leap.to] as number,
        this.#begin[leap.to + 1] as number,
      );
      if (rest !== undefined) return [leap, ...rest];
    }
    return undefined;
  }
}
