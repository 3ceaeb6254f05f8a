/** How many positions a game on the English cross can reach, jump by jump; nothing is left out. */

import type { Budget } from "@baize/kernel";
import { holesWith, PEG, pegCount } from "../rules/board.ts";
import { holesOf } from "../rules/graph.ts";
import type { State } from "../rules/state.ts";
import { canonical, packPegs, symmetriesOf, turn } from "./cross.ts";
import { OPEN_GUARD } from "./guard.ts";
import { Layer } from "./layer.ts";
import { linesOn } from "./lines.ts";
import { type Mill, newBatch, step } from "./mill.ts";

/** The different positions after some number of jumps. */
export interface Count {
  readonly positions: number;
  /** The same, positions that a symmetry of the first one makes of each other counted once. */
  readonly upToSymmetry: number;
}

/**
 * The positions after 0, 1, 2, … jumps from a position on the cross, one of each class that the group makes; the last
 * is undefined when the budget ran out.
 */
export function* reach({ board }: State, group: number, budget: Budget): Generator<Layer | undefined, void> {
  const mill: Mill = { lines: linesOn(board), guard: OPEN_GUARD, group, budget, batch: newBatch() };
  let layer: Layer | undefined = new Layer(pegCount(board));
  layer.add(canonical(packPegs(board), group));
  while (layer === undefined || layer.size > 0) {
    yield layer;
    if (layer === undefined) return;
    layer = step(mill, layer, "down", layer.size);
  }
}

/** The symmetries of a position: of its holes and of its pegs. */
export const symmetriesOfBoard = ({ board }: State): number =>
  symmetriesOf(holesOf(board)) & symmetriesOf(holesWith(board, PEG));

/** Counts after 0, 1, 2, … jumps from a position on the cross; undefined when the budget ran out. */
export function census(state: State, budget: Budget): readonly Count[] | undefined {
  const group = symmetriesOfBoard(state);
  const counts: Count[] = [];
  for (const layer of reach(state, group, budget)) {
    if (layer === undefined) return undefined;
    counts.push({ positions: countImages(layer, group), upToSymmetry: layer.size });
  }
  return counts;
}

/** How many different positions the group makes of those in a layer. */
export function countImages(layer: Layer, group: number): number {
  let images = 0;
  for (const word of layer.words()) images += imagesOf(word, group);
  return images;
}

/** How many different positions the group makes of one. */
export function imagesOf(word: number, group: number): number {
  let [all, same] = [0, 0];
  for (let s = 0; s < 8; s++) {
    if ((group & (1 << s)) === 0) continue;
    all++;
    if (turn(word, s) === word) same++;
  }
  return all / same;
}
