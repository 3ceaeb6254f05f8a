import { readFileSync } from "node:fs";
import { must } from "@baize/kernel";
import { expect, test } from "vitest";
import { bigtwo, PRESETS, type PresetName } from "../../rules/index.ts";
import { masterWeights } from "../../weights/index.ts";
import { loadMaster } from "./master.ts";

const DECISIONS = 1_000_000;

test("BT-LN5 a million decisions over all presets, every one legal", () => {
  const master = must(loadMaster(new Uint8Array(readFileSync(masterWeights))));
  const presets = Object.keys(PRESETS) as PresetName[];
  let decisions = 0;
  for (let deal = 0; decisions < DECISIONS; deal++) {
    const options = PRESETS[presets[deal % presets.length]!];
    let state = must(bigtwo.setup(options, { kind: "seed", seed: `million${deal}` }));
    while (state.ending === null) {
      const view = bigtwo.view(state, state.turn);
      const legal = bigtwo.legalMoves(view);
      if (legal.length > 1) decisions += 1;
      state = must(bigtwo.apply(state, master.choose(view, legal)));
    }
  }
  expect(decisions).toBeGreaterThanOrEqual(DECISIONS);
});
