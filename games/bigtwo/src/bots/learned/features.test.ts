import { readFileSync } from "node:fs";
import { must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { bigtwo, PRESETS, type PresetName, type State } from "../../rules/index.ts";
import { referenceHash } from "../../rules/reference.ts";
import { featureWords } from "./words.ts";

const golden = readFileSync(new URL("../../../../../training/bigtwo/golden-hashes.txt", import.meta.url), "utf8");

describe("features", () => {
  test.each(golden.trim().split("\n"))("BT-LN1 the bits of every ply are those of the trainer: %s", (line) => {
    const [preset, seed, hash] = line.split(" ") as [PresetName, string, string];
    expect(referenceHash(preset, Number(seed), featureWords("cards"))).toBe(hash);
  });

  test.each(Object.keys(PRESETS) as PresetName[])("BT-LN2 %s: what a seat cannot see changes no bit", (preset) => {
    const random = Random.fromSeed(preset);
    let state: State = must(bigtwo.setup(PRESETS[preset], { kind: "seed", seed: preset }));
    let changed = 0;
    while (state.ending === null) {
      const legal = bigtwo.legalMoves(bigtwo.view(state, state.turn));
      const other = bigtwo.reshuffleSecrets(state, state.turn, random);
      if (JSON.stringify(other.hands) !== JSON.stringify(state.hands)) changed += 1;
      const words = featureWords("rules");
      expect([...words(other, legal)]).toEqual([...words(state, legal)]);
      state = must(bigtwo.apply(state, random.pick(legal)));
    }
    expect(changed).toBeGreaterThan(10);
  });
});
