/** The game on trial: what the law book needs to know of it. */

import { join } from "node:path";
import type { Subject } from "@baize/testkit";
import fc from "fast-check";
import { BOTS } from "./bots/index.ts";
import { type NullShape, nullGame } from "./rules/index.ts";
import { MOVES } from "./rules/moves.ts";

export const subject: Subject<NullShape> = {
  game: nullGame,
  folder: join(import.meta.dirname, ".."),
  anyMove: fc.constantFrom(...MOVES),
  options: ["stake=9"],
  bots: BOTS,
  perft: [{ deal: "KQ", counts: [2, 4, 2, 0], distinct: [2, 4, 2, 0] }],
};
