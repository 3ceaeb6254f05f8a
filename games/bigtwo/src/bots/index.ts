/** The door of the bots: each gets a view, nothing else. */

export { classic } from "./classic.ts";
export { type Estimate, estimate } from "./estimate.ts";
export { expert } from "./expert.ts";
export type { Scoring } from "./learned/features.ts";
export { type Grandmaster, loadGrandmaster } from "./learned/grandmaster.ts";
export { loadMaster, type Master } from "./learned/master.ts";
export { novice } from "./novice.ts";
export { randomGames } from "./random-games.ts";
export { reason } from "./reason.ts";
export { LEVELS, rosterOf } from "./roster.ts";
export { skilled } from "./skilled.ts";
