/** Tables for the grandmaster to think about. */

import { readFileSync } from "node:fs";
import { Budget, must, Random } from "@baize/kernel";
import { expect } from "vitest";
import { bigtwo, PRESETS, type PresetName, type State } from "../../rules/index.ts";
import { masterWeights, quickWeights } from "../../weights/index.ts";
import { loadGrandmaster } from "./grandmaster.ts";
import { loadMaster } from "./master.ts";

const read = (url: URL) => new Uint8Array(readFileSync(url));

export const small = read(quickWeights);
export const master = must(loadMaster(read(masterWeights)));
export const presets = Object.keys(PRESETS) as PresetName[];
const grandmaster = must(loadGrandmaster(master, small, { worlds: 16, steps: 4, more: 2 }));

/** What the grandmaster plays within a budget. */
export const ask = (state: State, nodes: number) => {
  const view = bigtwo.view(state, state.turn);
  return grandmaster.choose(view, bigtwo.legalMoves(view), Random.fromSeed("think"), new Budget({ nodes }));
};

/** Every seventh table of one deal played by the master, unless others are wanted. */
export function tables(preset: PresetName, seed: string, every = 7): readonly State[] {
  const all: State[] = [];
  let state = must(bigtwo.setup(PRESETS[preset], { kind: "seed", seed }));
  while (state.ending === null) {
    all.push(state);
    const view = bigtwo.view(state, state.turn);
    state = must(bigtwo.apply(state, master.choose(view, bigtwo.legalMoves(view))));
  }
  return all.filter((_, i) => i % every === 3);
}

/** BT-LN8: a legal move, the same again, and the same whatever lies where it cannot look. */
export function thinksBlind(preset: PresetName, every: number): void {
  const random = Random.fromSeed(preset);
  for (const state of tables(preset, `think ${preset}`, every)) {
    const move = ask(state, 1e6);
    expect(bigtwo.legalMoves(bigtwo.view(state, state.turn))).toContainEqual(move);
    expect(ask(bigtwo.reshuffleSecrets(state, state.turn, random), 1e6)).toEqual(move);
  }
}
