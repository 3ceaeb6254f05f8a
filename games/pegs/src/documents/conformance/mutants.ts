/** Implementations of the Peg Solitaire document, each wrong in one sentence: what good tests of it find. */

import type { Mutant } from "@baize/conformance";
import * as eecs3311 from "../eecs3311.ts";
import { BOARDS } from "./board-mutants.ts";
import { COUNTS } from "./count-mutants.ts";
import { GAMES } from "./game-mutants.ts";
import { HISTORIES } from "./history-mutants.ts";

/** Each is our own door with one part exchanged. */
export const eecs3311Mutants: readonly Mutant[] = [...BOARDS, ...COUNTS, ...GAMES, ...HISTORIES].map(
  ([name, sentence, change]) => ({
    name,
    sentence,
    door: () => ({ ...eecs3311, ...change }),
  }),
);
