/** The arena as every game's arena looks: four bots, each in every seat of each deal. */

import type { Arena } from "@baize/terminal";
import { mergeTallies, playRange, type Scoring, sprt, summarise, type Tally } from "../bots/arena/index.ts";
import type { BigtwoShape } from "../rules/index.ts";

const SCORINGS: readonly Scoring[] = ["cards", "rules"];
/** The chance of calling low high, or high low. */
const CHANCE = 0.05;

/** Plays, adds up and sums up. */
export const arena: Arena<BigtwoShape> = {
  scorings: SCORINGS,
  play(bots, { scoring, ...terms }, from, to, tell) {
    const counted = SCORINGS.find((each) => each === scoring) ?? "cards";
    return playRange({ ...terms, form: "mixed", bots, scoring: counted }, { from, to }, undefined, tell);
  },
  add: (a, b) => mergeTallies(a as readonly Tally[], b as readonly Tally[]),
  standing(sums) {
    const { deals, error, ...rest } = summarise(sums as Tally);
    return { ...rest, error: deals < 2 ? undefined : error };
  },
  test: (sums, means) => sprt(sums as Tally, { ...means, alpha: CHANCE, beta: CHANCE }),
};
