/** Peg Solitaire on trial: what the law book needs to know of it. */

import { join } from "node:path";
import type { Subject } from "@baize/testkit";
import fc from "fast-check";
import { type Hole, type PegsShape, pegs } from "./rules/index.ts";
import { solver } from "./solver/index.ts";

const anyHole = fc.integer({ min: 0, max: 80 }).map((n) => n as Hole);

/** The subject; its English counts are the published numbers of positions, symmetric ones told apart. */
export const subject: Subject<PegsShape> = {
  game: pegs,
  folder: join(import.meta.dirname, ".."),
  anyMove: fc.record({ from: anyHole, to: anyHole }),
  perft: [
    { deal: "english-d4", counts: [4, 12, 60, 400], distinct: [4, 12, 60, 296, 1338] },
    { deal: "easy", counts: [2, 2, 0], distinct: [2, 2, 0] },
    // Counted by another program, whose games in all are the published 568,630.
    { deal: "triangle15-a1", counts: [2, 8, 42, 222, 1074], distinct: [2, 8, 35, 122, 293, 530] },
  ],
  options: ["d4", "c3", "a1"],
  deals: [
    ...["easy", "cross", "plus", "skull", "english-c3", "european-c1", "square7-d2", "default"],
    ...["triangle15-a1", "triangle21-c3", "triangle28-a2", "hexagon19-a1", "hexagon37-c4"],
    ...["rectangle4x5-a1", "rectangle5x6-a1", "diamond41-e4", "wiegleb-e5", "square9-e5", "tri:OO/.OO/*.OO/**OO"],
  ],
  walks: { runs: 30, plies: 20 },
  solver,
  solverNodes: 5000,
};
