/**
 * Grinds one layer of positions into the next. Words are first gathered in a buffer and then looked up in a tight loop:
 * the processor fetches many table slots at once that way, which halved the time of the whole search.
 */

import type { Budget } from "@baize/kernel";
import { canonical, popcount } from "./cross.ts";
import { BELOW_ZERO, type Guard, WORDS } from "./guard.ts";
import { Layer } from "./layer.ts";
import type { LinesByCentre } from "./lines.ts";

/** What stays the same from layer to layer. */
export interface Mill {
  readonly forward: LinesByCentre;
  readonly backward: LinesByCentre;
  readonly guard: Guard;
  /** Positions that these symmetries make of each other are one. */
  readonly group: number;
  readonly budget: Budget;
}

/** Words waiting to be looked up; for each position they came from, its slot and where its words end. */
export interface Batch {
  readonly words: Int32Array;
  readonly slots: Int32Array;
  readonly ends: Int32Array;
  positions: number;
  end: number;
}

/** A way through the layers: jumps made, with the guard, or jumps undone. */
export type Way = "down" | "up";

const BATCH = 1 << 14;

/** No position of the cross has more jumps. */
const MOST_JUMPS = 76;

/** Writes what every guarded jump makes of a word into the batch, from `begin` on; gives the end. */
function children(mill: Mill, word: number, pegs: number, words: Int32Array, begin: number): number {
  const { byByte, byCentre, first: losses, second: otherLosses } = mill.guard;
  const centre = popcount(word) === pegs ? 0 : 1;
  const a = WORDS * (word & 255);
  const b = WORDS * (256 | ((word >>> 8) & 255));
  const c = WORDS * (512 | ((word >>> 16) & 255));
  const d = WORDS * (768 | (word >>> 24));
  const e = WORDS * centre;
  const add = (w: number): number =>
    ((byCentre[e + w] as number) +
      (byByte[a + w] as number) +
      (byByte[b + w] as number) +
      (byByte[c + w] as number) +
      (byByte[d + w] as number)) |
    0;
  const s0 = add(0);
  const s1 = add(1);
  const s2 = add(2);
  const loss = losses[centre];
  const otherLoss = otherLosses[centre];
  const { mask: masks, first: ones, second: others } = mill.forward[centre];
  let end = begin;
  for (let j = 0; j < masks.length; j++) {
    const mask = masks[j] as number;
    const held = word & mask;
    if (held === ones[j]) {
      const k = WORDS * j;
      const left = (s0 - (loss[k] as number)) | (s1 - (loss[k + 1] as number)) | (s2 - (loss[k + 2] as number));
      if ((left & BELOW_ZERO) === 0) words[end++] = word ^ mask;
    } else if (held === others[j]) {
      const k = WORDS * j;
      const left =
        (s0 - (otherLoss[k] as number)) | (s1 - (otherLoss[k + 1] as number)) | (s2 - (otherLoss[k + 2] as number));
      if ((left & BELOW_ZERO) === 0) words[end++] = word ^ mask;
    }
  }
  return end;
}

/** Writes all positions a jump before this one into the batch. */
function parents(mill: Mill, word: number, pegs: number, words: Int32Array, begin: number): number {
  const { mask: masks, first: ones, second: others } = mill.backward[popcount(word) === pegs ? 0 : 1];
  let end = begin;
  for (let j = 0; j < masks.length; j++) {
    const mask = masks[j] as number;
    const held = word & mask;
    if (held === ones[j] || held === others[j]) words[end++] = word ^ mask;
  }
  return end;
}

/** Gathers words from the positions of a layer, from a slot on, until the batch is full; gives the next slot. */
export function fill(mill: Mill, layer: Layer, way: Way, from: number, batch: Batch): number {
  const { slots, free, pegs } = layer;
  let slot = from;
  let end = 0;
  let positions = 0;
  for (; slot < slots.length && end + MOST_JUMPS <= BATCH; slot++) {
    const word = slots[slot] as number;
    if (word === free) continue;
    end = way === "down" ? children(mill, word, pegs, batch.words, end) : parents(mill, word, pegs, batch.words, end);
    batch.slots[positions] = slot;
    batch.ends[positions++] = end;
  }
  batch.positions = positions;
  batch.end = end;
  return slot;
}

/** Puts every word of a batch into a layer. */
function putAll({ words, end }: Batch, group: number, next: Layer): void {
  for (let i = 0; i < end; i++) next.add(canonical(words[i] as number, group));
}

/** Puts those words of a batch into a layer that are in another one, whose symmetries may be more. */
function putWithin({ words, end }: Batch, group: number, next: Layer, among: Layer, wider: number): void {
  for (let i = 0; i < end; i++) {
    const word = canonical(words[i] as number, group);
    if (among.find(group === wider ? word : canonical(word, wider)) !== -1) next.add(word);
  }
}

/** Puts those positions of a layer into another from which a jump led to the complement of one of the first layer. */
function putMet({ words, slots, ends, positions }: Batch, group: number, layer: Layer, met: Layer): void {
  let i = 0;
  for (let p = 0; p < positions; p++) {
    const end = ends[p] as number;
    let found = false;
    for (; i < end; i++) found = layer.find(canonical(~(words[i] as number), group)) !== -1 || found;
    if (found) met.add(layer.slots[slots[p] as number] as number);
  }
}

/** An empty batch. */
export const newBatch = (): Batch => ({
  words: new Int32Array(BATCH),
  slots: new Int32Array(BATCH),
  ends: new Int32Array(BATCH),
  positions: 0,
  end: 0,
});

/** The positions one jump from a layer's; undefined when the budget ran out. */
export function step(mill: Mill, layer: Layer, way: Way, expected = 0): Layer | undefined {
  const next = new Layer(layer.pegs + (way === "down" ? -1 : 1), expected);
  const batch = newBatch();
  for (let slot = 0; slot < layer.slots.length; ) {
    slot = fill(mill, layer, way, slot, batch);
    if (!mill.budget.spend(batch.positions)) return undefined;
    putAll(batch, mill.group, next);
  }
  return next;
}

/** The positions one jump from a layer's that are in another; undefined when the budget ran out. */
export function stepWithin(mill: Mill, layer: Layer, way: Way, among: Layer, wider: number): Layer | undefined {
  const next = new Layer(layer.pegs + (way === "down" ? -1 : 1));
  const batch = newBatch();
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
  const batch = newBatch();
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
