/** The deals to learn from: numbers above 100,000, which are never reported on. */

import { Budget, must } from "@baize/kernel";
import { freecell } from "../src/rules/index.ts";
import { type BeamLine, beam } from "../src/solver/flat/beam.ts";
import type { SearchEnd } from "../src/solver/packed/quick.ts";
import type { Weights } from "../src/solver/packed/score.ts";
import { Layout, Table } from "../src/solver/packed/state.ts";
import { search } from "../src/solver/search.ts";

/** The first deal to learn from. */
const FIRST = 100_001;

/** An expansion with the wide set of moves takes so much longer (measured). */
export const WIDE_PRICE = 1.35;

/** A packed deal. */
export type Deal = Int32Array;

const stateOf = (number: number) => must(freecell.setup(freecell.options.standard, { kind: "microsoft", number }));
const table = new Table(new Layout(stateOf(FIRST)));

/** Searches a deal. */
export function attempt(deal: Deal, weights: Weights, quota: number): SearchEnd {
  table.words.set(deal);
  return search(table, weights, quota, new Budget());
}

/** Sends a beam over a deal. */
export function attemptBeam(deal: Deal, weights: Weights, width: number, deepest: number): BeamLine | undefined {
  table.words.set(deal);
  return beam(table, weights, width, deepest, new Budget());
}

/** So many deals. */
export function gather(count: number): Deal[] {
  return Array.from({ length: count }, (_, i) => {
    table.load(stateOf(FIRST + i));
    return table.words.slice();
  });
}
