import { expect, test } from "vitest";
import type { PresetName } from "./options.ts";
import { referenceHash } from "./reference.ts";

/** Hashes of random games by the reference program of training/bigtwo, which shares no code with these rules. */
const REFERENCE = `
mis 0 9c8c40191465b6c6
hongkong 1 b69fd7a38941a62c
taiwan 2 31e28ace751543fe
singapore 3 3fa5f7b264fb104a
pusoydos 4 296d0c0825592f57
charlesworth 5 fa3a72e51040f5b3
bluo42 6 816de470d466fc63
mis 7 4584b4b519072461
hongkong 8 53efd53f6f7e64fc
taiwan 9 e3034de0f7d80642
singapore 10 b5a6f1f5952c7d96
pusoydos 11 72016e66c233ce29
charlesworth 12 80af8b7ce30f43fc
bluo42 13 c32ca3e8448899b8
mis 14 620acc8cad052da4
hongkong 15 a6adc0a5c2adfc2a
taiwan 16 418d2507f2db0d46
singapore 17 6c7919b3bff539fa
pusoydos 18 043e45186e88eeea
charlesworth 19 bc6681a9185e3f45
bluo42 20 6ffb45ca88a322de
`;

const lines = REFERENCE.trim().split("\n");

test.each(lines)("BT-T8 BT-S1 the reference program agrees: %s", (line) => {
  const [preset = "", seed = "", hash] = line.trim().split(" ");
  expect(referenceHash(preset as PresetName, Number(seed))).toBe(hash);
});
