/** Peg Solitaire on trial: what the law book needs to know of it. */

import { join } from "node:path";
import type { Subject } from "@baize/testkit";
import fc from "fast-check";
import { type Hole, type PegsShape, pegs } from "./rules/index.ts";
import { solver } from "./solver/index.ts";

const anyHole = fc.integer({ min: 0, max: 48 }).map((n) => n as Hole);

/** The subject; its English counts are the published numbers of positions, symmetric ones told apart. */
export const subject: Subject<PegsShape> = {
  game: pegs,
  folder: join(import.meta.dirname, ".."),
  anyMove: fc.record({ from: anyHole, to: anyHole }),
  perft: [
    { deal: "english-d4", counts: [4, 12, 60, 400], distinct: [4, 12, 60, 296, 1338] },
    { deal: "easy", counts: [2, 2, 0], distinct: [2, 2, 0] },
  ],
  options: ["d4", "c3", "a1"],
  deals: ["easy", "cross", "plus", "skull", "english-c3", "european-c1", "square7-d2", "default"],
  walks: { runs: 30, plies: 20 },
  solver,
  solverNodes: 5000,
};
