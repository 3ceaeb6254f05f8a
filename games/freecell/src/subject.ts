/** FreeCell on trial: what the law book needs to know of it. */

import { join } from "node:path";
import type { Subject } from "@baize/testkit";
import fc from "fast-check";
import { cascade, cell, type FreecellShape, freecell, HOME, MEMBERS, type Place } from "./rules/index.ts";
import { solver } from "./solver/index.ts";

/** Runs, two empty columns and two free cells: every kind of move is here. */
const MIDDLE =
  "Foundations: H-8 C-6 D-6 S-7 Freecells: 8S QD - - : KD QS JH TC 9D 8C : : JS TH 9C : KC 7D : KH QC JD TS " +
  ": KS QH JC TD 9S 8D 7C : 9H :";

const anyIndex = fc.integer({ min: -1, max: 10 });
const anyPlace: fc.Arbitrary<Place> = fc.oneof(anyIndex.map(cascade), anyIndex.map(cell), fc.constant(HOME));

/** The subject; its counts are those of a program written apart from this one. */
export const subject: Subject<FreecellShape> = {
  game: freecell,
  folder: join(import.meta.dirname, ".."),
  anyMove: fc.record({ from: anyPlace, to: anyPlace, count: fc.integer({ min: -1, max: 9 }) }),
  perft: [
    { deal: "1", counts: [32, 888, 19812], distinct: [32, 488, 4000] },
    { deal: "617", counts: [35, 1062], distinct: [35, 565] },
    { deal: "617", options: "cells=3", counts: [27, 582, 9146] },
    { deal: "617", options: "cells=2", counts: [19, 246, 1816] },
    { deal: "617", options: "cells=1", counts: [11, 54, 170, 443] },
    { deal: "7", options: "cells=0", counts: [5, 22, 82, 259, 714] },
    { deal: "617", options: "cascades=4,cells=1,moves=single", counts: [4, 2, 2, 2, 2] },
    { deal: "1", options: "cascades=10,cells=2,order=blocks", counts: [26, 500, 6832] },
    { deal: "1941", options: "moves=single", counts: [34, 994] },
    { deal: "1", options: "bakers-game", counts: [34, 986, 22844] },
    { deal: "1", options: "kings-only-bakers-game", counts: [34, 986, 22844] },
    { deal: "1", options: "eight-off", counts: [49, 2124, 80323] },
    { deal: "1", options: "forecell", counts: [0, 0, 0] },
    { deal: "7", options: "forecell", counts: [8, 97, 1307, 18352] },
    { deal: "1", options: "seahaven-towers", counts: [26, 460, 4868] },
    { deal: "1", options: "relaxed-freecell", counts: [32, 888, 19812] },
    { deal: "1", options: "relaxed-seahaven-towers", counts: [26, 460, 4868] },
    { deal: "1", options: "cells=0", counts: [0, 0, 0] },
    { deal: "1", options: "cells=3,build=any,empty=none,dealt=1", counts: [21, 326, 3597] },
    { deal: MIDDLE, counts: [72, 4229], distinct: [72, 2442] },
    { deal: MIDDLE, options: "moves=single", counts: [40, 1526], distinct: [40, 826] },
  ],
  options: [
    ...Object.keys(MEMBERS).slice(1),
    "cells=3,build=any,empty=none,dealt=1",
    "moves=single",
    "cascades=4,cells=2",
    "cascades=13,cells=10,moves=single,order=blocks",
  ],
  solver,
  walks: { runs: 30, plies: 30 },
  deals: [MIDDLE, "8589934591", "seed:any text / at all?"],
};
