/** The arena as every game's arena looks: four bots, each in every seat of each deal, scored by cards. */

import type { Arena } from "@baize/terminal";
import { mergeTallies, playRange, summarise, type Tally } from "../bots/arena/index.ts";
import type { BigtwoShape } from "../rules/index.ts";

/** Plays, adds up and sums up. */
export const arena: Arena<BigtwoShape> = {
  play: (bots, options, seed, from, to) =>
    playRange({ form: "mixed", bots, options, seed, scoring: "cards", allowance: {} }, { from, to }),
  add: (a, b) => mergeTallies(a as readonly Tally[], b as readonly Tally[]),
  standing: (sums) => summarise(sums as Tally),
};
