/** Big Two on trial: what the law book needs to know of it. */

import { join } from "node:path";
import { type Card, DECK } from "@baize/cards";
import type { Subject } from "@baize/testkit";
import fc from "fast-check";
import { LEVELS } from "./bots/index.ts";
import { type BigtwoShape, bigtwo, type Move, PRESETS } from "./rules/index.ts";

const anyPlay = fc
  .shuffledSubarray(DECK as Card[], { minLength: 0, maxLength: 6 })
  .map((cards): Move => ({ kind: "play", cards }));

const MIXED = [
  "3D 3C 3H 4D 5D 6C 7S 8D 9D TC JS 2D 2H",
  "3S 4C 4H 4S 5C 6D 7D 8C 9C TD JD QD KD",
  "5H 5S 6H 6S 7C 7H 8H 8S 9H 9S TH TS JC",
  "JH QC QH QS KC KH KS AC AD AH AS 2C 2S",
].join(" / ");

const ONE_SUIT_EACH = [..."DCHS"].map((suit) => [..."3456789TJQKA2"].map((rank) => rank + suit).join(" ")).join(" / ");

/** The subject; its counts come from a separate program that knows the rules but shares no code. */
export const subject: Subject<BigtwoShape> = {
  game: bigtwo,
  folder: join(import.meta.dirname, ".."),
  anyMove: fc.oneof(fc.constantFrom<Move>({ kind: "pass" }, { kind: "timeout" }), anyPlay),
  options: [...Object.keys(PRESETS).slice(1), "mis,triples=yes,fours=yes,bombs=yes"],
  bots: LEVELS,
  perft: [
    { deal: MIXED, counts: [10, 49, 848] },
    { deal: ONE_SUIT_EACH, counts: [496] },
    { deal: MIXED, options: "hongkong", counts: [13, 87, 2512] },
    { deal: MIXED, options: "taiwan", counts: [7, 34, 699] },
    { deal: ONE_SUIT_EACH, options: "taiwan", counts: [4, 47] },
    { deal: MIXED, options: "charlesworth", counts: [1, 14, 128, 1787] },
  ],
  walks: { runs: 25, plies: 80 },
};
