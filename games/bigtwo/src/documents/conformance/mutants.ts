/** Implementations of the Big Two document, each wrong in one sentence: what good tests of it find. */

import type { Mutant } from "@baize/conformance";
import * as mis from "../index.ts";
import { GAMES } from "./game-mutants.ts";
import { PLAYS } from "./play-mutants.ts";
import { PLAYERS } from "./player-mutants.ts";
import { RULES } from "./rules-mutants.ts";
import { SCREENS } from "./screen-mutants.ts";
import { TURNS } from "./turn-mutants.ts";

/** Each is our own door with one part exchanged. */
export const bigtwoMutants: readonly Mutant[] = [...RULES, ...PLAYS, ...PLAYERS, ...GAMES, ...TURNS, ...SCREENS].map(
  ([name, sentence, change]) => ({
    name,
    sentence,
    door: () => ({ ...mis, ...change }),
  }),
);
