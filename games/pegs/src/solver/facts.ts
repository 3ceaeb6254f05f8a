/** How many ways win, how often random play wins, and where the last peg can stand, for every position of a table. */

import type { Budget } from "@baize/kernel";
import type { Hole } from "../rules/hole.ts";
import { CENTRE, canonical, HOLE, turn, turnToCanonical, undoTurn, wordOf } from "./cross.ts";
import type { Layer } from "./layer.ts";
import { type Batch, fill, newBatch } from "./mill.ts";
import type { Table } from "./table.ts";

/**
 * Counts are kept exactly in two floating-point numbers, high × 2^46 + low: a sum of 76 lows still is exact, and 2^99
 * is more than any board has ways.
 */
const LOW = 2 ** 46;

/**
 * The centre as a final has no bit in a word; it is written as the four holes diagonal to it. No game can end both
 * there and in the centre, and only one of the four can be a final at all.
 */
const CENTRE_FINAL = 0x08080808;

/** The facts of one layer, by slot. */
interface LayerFacts {
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly chance: Float64Array;
  readonly finals: Int32Array;
}

/** What is known of the ways to win in a table. */
export class Facts {
  readonly #table: Table;
  readonly #layers: LayerFacts[] = [];

  private constructor(table: Table) {
    this.#table = table;
  }

  /** Gathers the facts of every position of a table; undefined when the budget ran out. */
  static gather(table: Table, budget: Budget): Facts | undefined {
    const facts = new Facts(table);
    for (const layer of table.layers) {
      if (layer === undefined) continue;
      if (!budget.spend(layer.size)) return undefined;
      facts.#layers[layer.pegs] = layer.pegs === 1 ? factsOfLast(layer) : facts.#gatherLayer(layer);
    }
    return facts;
  }

  /** How many sequences of jumps win from a position. */
  solutions(word: number, pegs: number): bigint {
    const [slot, { high, low }] = this.#find(word, pegs);
    return slot === -1 ? 0n : BigInt(high[slot] as number) * BigInt(LOW) + BigInt(low[slot] as number);
  }

  /** The chance that jumps chosen at random win. */
  chance(word: number, pegs: number): number {
    const [slot, { chance }] = this.#find(word, pegs);
    return slot === -1 ? 0 : (chance[slot] as number);
  }

  /** The holes where the last peg can still stand, in order. */
  finals(word: number, pegs: number): readonly Hole[] {
    const [slot, { finals }] = this.#find(word, pegs);
    if (slot === -1) return [];
    const back = undoTurn(turnToCanonical(word, this.#table.mill.group));
    const set = turn(finals[slot] as number, back);
    const bits = (set & CENTRE_FINAL) === CENTRE_FINAL ? [CENTRE] : [];
    const rest = bits.length === 0 ? set : set & ~CENTRE_FINAL;
    for (let bit = 0; bit < 32; bit++) if (rest & (1 << bit)) bits.push(bit);
    return bits.map((bit) => HOLE[bit] as Hole).sort((a, b) => a - b);
  }

  #find(word: number, pegs: number): [slot: number, facts: LayerFacts] {
    const slot = this.#table.layers[pegs]?.find(canonical(word, this.#table.mill.group)) ?? -1;
    return [slot, this.#layers[pegs] ?? newFacts(0)];
  }

  /** The facts of a layer from those of the layer below. */
  #gatherLayer(layer: Layer): LayerFacts {
    const { mill, layers } = this.#table;
    const facts = newFacts(layer.slots.length);
    const below = layers[layer.pegs - 1];
    const known = this.#layers[layer.pegs - 1];
    if (below === undefined || known === undefined) return facts;
    const batch = newBatch();
    for (let slot = 0; slot < layer.slots.length; ) {
      slot = fill(mill, layer, "down", slot, batch);
      addUp(batch, mill.group, below, known, facts);
    }
    return facts;
  }
}

/** Adds up what is known of the positions a jump below. */
function addUp(batch: Batch, group: number, below: Layer, known: LayerFacts, facts: LayerFacts): void {
  const { words, slots, ends, positions } = batch;
  let i = 0;
  for (let p = 0; p < positions; p++) {
    const slot = slots[p] as number;
    const end = ends[p] as number;
    const jumps = end - i;
    let high = 0;
    let low = 0;
    let chance = 0;
    let finals = 0;
    for (; i < end; i++) {
      const word = words[i] as number;
      const s = turnToCanonical(word, group);
      const found = below.find(turn(word, s));
      if (found === -1) continue;
      high += known.high[found] as number;
      low += known.low[found] as number;
      chance += known.chance[found] as number;
      finals |= turn(known.finals[found] as number, undoTurn(s));
    }
    facts.high[slot] = high + Math.floor(low / LOW);
    facts.low[slot] = low % LOW;
    facts.chance[slot] = chance / jumps;
    facts.finals[slot] = finals;
  }
}

const newFacts = (length: number): LayerFacts => ({
  high: new Float64Array(length),
  low: new Float64Array(length),
  chance: new Float64Array(length),
  finals: new Int32Array(length),
});

/** One peg: there is one way, to do nothing, and it wins. */
function factsOfLast({ slots, free }: Layer): LayerFacts {
  const facts = newFacts(slots.length);
  facts.low.fill(1);
  facts.chance.fill(1);
  slots.forEach((word, slot) => {
    if (word !== free) facts.finals[slot] = word === wordOf(CENTRE) ? CENTRE_FINAL : word;
  });
  return facts;
}
