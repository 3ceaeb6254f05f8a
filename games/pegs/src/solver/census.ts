/** How many positions a game on the English cross can reach, jump by jump; nothing is left out. */

import type { Budget } from "@baize/kernel";
import { holesWith, PEG, pegCount } from "../rules/board.ts";
import type { State } from "../rules/state.ts";
import { canonical, packPegs, symmetriesOf, turn } from "./cross.ts";
import { makeGuard } from "./guard.ts";
import { Layer } from "./layer.ts";
import { linesBackward, linesForward, packedLeaps } from "./lines.ts";
import { type Mill, step } from "./mill.ts";
import { availableHoles } from "./parity.ts";

/** The different positions after some number of jumps. */
export interface Count {
  readonly positions: number;
  /** The same, positions that a symmetry of the first one makes of each other counted once. */
  readonly upToSymmetry: number;
}

/** Counts after 0, 1, 2, … jumps from a position on the cross; undefined when the budget ran out. */
export function census({ board }: State, budget: Budget): readonly Count[] | undefined {
  const group = symmetriesOf(availableHoles(board)) & symmetriesOf(holesWith(board, PEG));
  const leaps = packedLeaps(board);
  const forward = linesForward(leaps);
  const backward = linesBackward(leaps);
  const mill: Mill = { forward, backward, guard: makeGuard(forward, undefined, group), group, budget };
  let layer: Layer | undefined = new Layer(pegCount(board));
  layer.add(canonical(packPegs(board), group));
  const counts: Count[] = [];
  while (layer.size > 0) {
    counts.push({ positions: countImages(layer, group), upToSymmetry: layer.size });
    layer = step(mill, layer, "down", layer.size);
    if (layer === undefined) return undefined;
  }
  return counts;
}

/** How many different positions the group makes of those in a layer. */
export function countImages(layer: Layer, group: number): number {
  const symmetries = [0, 1, 2, 3, 4, 5, 6, 7].filter((s) => group & (1 << s));
  let images = 0;
  for (const word of layer.words()) {
    let same = 0;
    for (const s of symmetries) if (turn(word, s) === word) same++;
    images += symmetries.length / same;
  }
  return images;
}
