/** How many ways win, how often random play wins, and where the last peg can stand, for every position of a table. */

import type { Budget } from "@baize/kernel";
import type { Hole } from "../rules/hole.ts";
import { turnHole } from "../rules/turn.ts";
import { BIT, canonical, turn, turnBack, turnToCanonical, wordOf } from "./cross.ts";
import type { Layer } from "./layer.ts";
import { type Batch, fill } from "./mill.ts";
import { Ranks } from "./ranks.ts";
import type { Table } from "./table.ts";

/**
 * Counts are kept exactly in two floating-point numbers, high × 2^46 + low: a sum of 76 lows still is exact, and 2^99
 * is more than any board has ways.
 */
const LOW = 2 ** 46;

/** The facts of one layer, by rank. */
interface LayerFacts {
  readonly ranks: Ranks;
  /** Pairs of the low part of the ways and the chance: the two are always read together. */
  readonly pairs: Float64Array;
  /** The high part of the ways; left out where it is 0 for all, as in every large layer. */
  readonly high: Float64Array | undefined;
  /** Bit i: the last peg can stand in the i-th of the table's finals. */
  readonly finals: Uint8Array;
}

/** What is known of the ways to win in a table. */
export class Facts {
  readonly #table: Table;
  readonly #layers: LayerFacts[] = [];
  /** What each symmetry makes of each set of finals. */
  readonly #turned: readonly Uint8Array[];

  private constructor(table: Table) {
    const { finals } = table;
    this.#table = table;
    this.#turned = Array.from({ length: 8 }, (_, s) => {
      const turned = finals.map((hole) => finals.indexOf(turnHole(hole, s)));
      return Uint8Array.from({ length: 2 ** finals.length }, (_, set) =>
        turned.reduce((sum, to, i) => (set & (1 << i) ? sum | (1 << to) : sum), 0),
      );
    });
  }

  /** Gathers the facts of every position of a table; undefined when the budget ran out. */
  static gather(table: Table, budget: Budget): Facts | undefined {
    const facts = new Facts(table);
    for (const layer of table.layers) {
      if (layer === undefined || layer.size === 0) continue;
      if (!budget.spend(layer.size)) return undefined;
      facts.#layers[layer.pegs] = layer.pegs === 1 ? factsOfLast(layer, table.finals) : facts.#gatherLayer(layer);
    }
    return facts;
  }

  /** How many sequences of jumps win from a position. */
  solutions(word: number, pegs: number): bigint {
    const [rank, facts] = this.#find(word, pegs);
    if (facts === undefined) return 0n;
    return BigInt(facts.high?.[rank] ?? 0) * BigInt(LOW) + BigInt(facts.pairs[2 * rank] as number);
  }

  /** The chance that jumps chosen at random win. */
  chance(word: number, pegs: number): number {
    const [rank, facts] = this.#find(word, pegs);
    return facts?.pairs[2 * rank + 1] ?? 0;
  }

  /** The holes where the last peg can still stand, in order. */
  finals(word: number, pegs: number): readonly Hole[] {
    const { finals, mill } = this.#table;
    const [rank, facts] = this.#find(word, pegs);
    const back = turnBack(turnToCanonical(word, mill.group));
    const set = this.#turned[back]?.[facts?.finals[rank] ?? 0] as number;
    return finals.filter((_, i) => set & (1 << i));
  }

  #find(word: number, pegs: number): [rank: number, facts: LayerFacts | undefined] {
    const slot = this.#table.layers[pegs]?.find(canonical(word, this.#table.mill.group)) ?? -1;
    const facts = slot === -1 ? undefined : this.#layers[pegs];
    return [facts?.ranks.of(slot) ?? -1, facts];
  }

  /** The facts of a layer from those of the layer below. */
  #gatherLayer(layer: Layer): LayerFacts {
    const { mill, layers } = this.#table;
    const { batch, group } = mill;
    const below = layers[layer.pegs - 1] as Layer;
    const known = this.#layers[layer.pegs - 1] as LayerFacts;
    const facts = newFacts(layer);
    const turns = new Uint8Array(batch.words.length);
    for (let slot = 0; slot < layer.slots.length; ) {
      slot = fill(mill, layer, "down", slot, batch);
      const { words, found, end } = batch;
      for (let i = 0; i < end; i++) {
        const word = words[i] as number;
        const s = turnToCanonical(word, group);
        turns[i] = turnBack(s);
        words[i] = turn(word, s);
      }
      below.findAll(words, end, found);
      this.#addUp(batch, turns, known, facts);
    }
    return facts.high.some((part) => part > 0) ? facts : { ...facts, high: undefined };
  }

  /** Adds up what is known of the positions a jump below, each given by where it was found and how it was turned. */
  #addUp({ slots, found, end }: Batch, turns: Uint8Array, known: LayerFacts, facts: NewFacts): void {
    for (let i = 0; i < end; ) {
      const slot = slots[i] as number;
      const begin = i;
      let [high, low, chance, finals] = [0, 0, 0, 0];
      for (; i < end && slots[i] === slot; i++) {
        if (found[i] === -1) continue;
        const rank = known.ranks.of(found[i] as number);
        low += known.pairs[2 * rank] as number;
        chance += known.pairs[2 * rank + 1] as number;
        if (known.high !== undefined) high += known.high[rank] as number;
        finals |= this.#turned[turns[i] as number]?.[known.finals[rank] as number] as number;
      }
      const rank = facts.ranks.of(slot);
      facts.pairs[2 * rank] = low % LOW;
      facts.pairs[2 * rank + 1] = chance / (i - begin);
      facts.high[rank] = high + Math.floor(low / LOW);
      facts.finals[rank] = finals;
    }
  }
}

type NewFacts = LayerFacts & { readonly high: Float64Array };

const newFacts = (layer: Layer): NewFacts => ({
  ranks: new Ranks(layer),
  pairs: new Float64Array(2 * layer.size),
  high: new Float64Array(layer.size),
  finals: new Uint8Array(layer.size),
});

/** One peg: there is one way, to do nothing, and it wins. */
function factsOfLast(layer: Layer, holes: readonly Hole[]): LayerFacts {
  const facts = newFacts(layer);
  facts.pairs.fill(1);
  holes.forEach((hole, i) => {
    const slot = layer.find(wordOf(BIT[hole] as number));
    if (slot !== -1) facts.finals[facts.ranks.of(slot)] = 1 << i;
  });
  return { ...facts, high: undefined };
}
