/**
 * Grinds one layer of positions into the next. Words are first gathered in a buffer and then looked up in a tight loop:
 * the processor fetches many table slots at once that way, which halved the time of the whole search.
 */

import type { Budget } from "@baize/kernel";
import { canonical, centreOf } from "./cross.ts";
import { BELOW_ZERO, type Guard, WORDS } from "./guard.ts";
import { Layer } from "./layer.ts";
import { FIRST_END, FIRST_INNER, LINE_MASK, type Lines, readyInner, readyOuter } from "./lines.ts";

/** What stays the same from layer to layer. */
export interface Mill {
  readonly lines: Lines;
  readonly guard: Guard;
  /** Positions that these symmetries make of each other are one. */
  readonly group: number;
  readonly budget: Budget;
  readonly batch: Batch;
}

/** Words waiting to be looked up. */
export interface Batch {
  readonly words: Int32Array;
  /** The slot of the position each word came from; the words of one position stand together. */
  readonly slots: Int32Array;
  /** Where each word was found. */
  readonly found: Int32Array;
  end: number;
  /** How many positions the words came from. */
  positions: number;
}

/** A way through the layers: jumps made, with the guard, or jumps undone. */
export type Passage = "down" | "up";

const BATCH = 1 << 14;

/** No position of the cross has more jumps. */
const MOST_JUMPS = 76;

/** The slack of four functions in a position: one word of lanes from the entries of its centre and of its four bytes. */
const slack = ({ byByte, byCentre }: Guard, word: number, centre: 0 | 1, w: number): number =>
  ((byCentre[WORDS * centre + w] as number) +
    (byByte[WORDS * (word & 255) + w] as number) +
    (byByte[WORDS * (256 | ((word >>> 8) & 255)) + w] as number) +
    (byByte[WORDS * (512 | ((word >>> 16) & 255)) + w] as number) +
    (byByte[WORDS * (768 | (word >>> 24)) + w] as number)) |
  0;

/** Writes what every guarded jump makes of a word into the batch, from `begin` on; gives the end. */
function children({ guard, lines }: Mill, word: number, pegs: number, words: Int32Array, begin: number): number {
  const { byJump } = guard;
  const centre = centreOf(word, pegs);
  const s0 = slack(guard, word, centre, 0);
  const s1 = slack(guard, word, centre, 1);
  const s2 = slack(guard, word, centre, 2);
  let end = begin;
  let ready = readyOuter(word, 0) & lines.outer;
  for (let first = 0; ; first = FIRST_INNER) {
    while (ready !== 0) {
      const n = 31 - Math.clz32(ready);
      ready ^= 1 << n;
      const line = first + n;
      const j = WORDS * (2 * line + ((word & (FIRST_END[line] as number)) === 0 ? 1 : 0));
      const left = (s0 - (byJump[j] as number)) | (s1 - (byJump[j + 1] as number)) | (s2 - (byJump[j + 2] as number));
      words[end] = word ^ (LINE_MASK[line] as number);
      if ((left & BELOW_ZERO) === 0) end++;
    }
    if (first !== 0) return end;
    ready = readyInner(word, centre, 0) & lines.inner;
  }
}

/** Writes all positions a jump before this one into the batch. */
function parents({ lines }: Mill, word: number, pegs: number, words: Int32Array, begin: number): number {
  let end = begin;
  let ready = readyOuter(word, -1) & lines.outer;
  for (let first = 0; ; first = FIRST_INNER) {
    while (ready !== 0) {
      const n = 31 - Math.clz32(ready);
      ready ^= 1 << n;
      words[end++] = word ^ (LINE_MASK[first + n] as number);
    }
    if (first !== 0) return end;
    ready = readyInner(word, centreOf(word, pegs), -1) & lines.inner;
  }
}

/** Gathers words from the positions of a layer, from a slot on, until the batch is full; gives the next slot. */
export function fill(mill: Mill, layer: Layer, way: Passage, from: number, batch: Batch): number {
  const { slots, free, pegs } = layer;
  let slot = from;
  let end = 0;
  let positions = 0;
  for (; slot < slots.length && end + MOST_JUMPS <= BATCH; slot++) {
    const word = slots[slot] as number;
    if (word === free) continue;
    const begin = end;
    end = way === "down" ? children(mill, word, pegs, batch.words, end) : parents(mill, word, pegs, batch.words, end);
    for (let i = begin; i < end; i++) batch.slots[i] = slot;
    positions++;
  }
  batch.positions = positions;
  batch.end = end;
  return slot;
}

/** Makes every word of a batch canonical. */
function settle({ words, end }: Batch, group: number): void {
  for (let i = 0; i < end; i++) words[i] = canonical(words[i] as number, group);
}

/** Puts every word of a batch into a layer. */
function putAll(batch: Batch, group: number, next: Layer): void {
  settle(batch, group);
  next.addAll(batch.words, batch.end);
}

/** Puts those words of a batch into a layer that are in another one, whose symmetries may be more. */
function putWithin(batch: Batch, group: number, next: Layer, among: Layer, wider: number): void {
  const { words, found, end } = batch;
  settle(batch, group);
  among.findAll(group === wider ? words : words.map((word) => canonical(word, wider)), end, found);
  let kept = 0;
  for (let i = 0; i < end; i++) if (found[i] !== -1) words[kept++] = words[i] as number;
  next.addAll(words, kept);
}

/**
 * Puts those positions of a layer into another from which a jump led to the complement of one of the first layer. The
 * same jump leads from that one to the complement of the position, so it is enough to look for the larger of the two.
 */
function putMet({ words, slots, found, end }: Batch, group: number, layer: Layer, met: Layer): void {
  let kept = 0;
  for (let i = 0; i < end; i++) {
    const slot = slots[i] as number;
    const other = canonical(~(words[i] as number), group);
    if (other < (layer.slots[slot] as number)) continue;
    words[kept] = other;
    slots[kept++] = slot;
  }
  layer.findAll(words, kept, found);
  for (let i = 0; i < kept; i++) {
    if (found[i] === -1) continue;
    met.add(words[i] as number);
    met.add(layer.slots[slots[i] as number] as number);
  }
}

/** An empty batch. */
export const newBatch = (): Batch => ({
  words: new Int32Array(BATCH),
  slots: new Int32Array(BATCH),
  found: new Int32Array(BATCH),
  end: 0,
  positions: 0,
});

/** The positions one jump from a layer's; undefined when the budget ran out. */
export function step(mill: Mill, layer: Layer, way: Passage, expected = 0): Layer | undefined {
  const next = new Layer(layer.pegs + (way === "down" ? -1 : 1), expected);
  const { batch } = mill;
  for (let slot = 0; slot < layer.slots.length; ) {
    slot = fill(mill, layer, way, slot, batch);
    if (!mill.budget.spend(batch.positions)) return undefined;
    putAll(batch, mill.group, next);
  }
  return next;
}

/** The positions one jump from a layer's that are in another; undefined when the budget ran out. */
export function stepWithin(mill: Mill, layer: Layer, way: Passage, among: Layer, wider: number): Layer | undefined {
  const next = new Layer(layer.pegs + (way === "down" ? -1 : 1));
  const { batch } = mill;
  for (let slot = 0; slot < layer.slots.length; ) {
    slot = fill(mill, layer, way, slot, batch);
    if (!mill.budget.spend(batch.positions)) return undefined;
    putWithin(batch, mill.group, next, among, wider);
  }
  return next;
}

/** The positions of a layer from which a jump leads to the complement of a position in it, for the middle of a game. */
export function parentsOfComplements(mill: Mill, layer: Layer): Layer | undefined {
  const met = new Layer(layer.pegs);
  const { batch } = mill;
  for (let slot = 0; slot < layer.slots.length; ) {
    slot = fill(mill, layer, "down", slot, batch);
    if (!mill.budget.spend(batch.positions)) return undefined;
    putMet(batch, mill.group, layer, met);
  }
  return met;
}

/** Every position of a layer with pegs and holes exchanged. */
export function complement(layer: Layer, group: number): Layer {
  const other = new Layer(33 - layer.pegs, layer.size);
  for (const word of layer.words()) other.add(canonical(~word, group));
  return other;
}
