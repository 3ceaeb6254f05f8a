/** The door of the bots: each gets a view, nothing else. */

import type { Bot } from "@baize/kernel";
import type { BigTwo } from "../rules/index.ts";
import { classic } from "./classic.ts";
import { expert } from "./expert.ts";
import { novice } from "./novice.ts";
import { skilled } from "./skilled.ts";

/** The levels, from weakest to strongest. */
export const LEVELS: readonly Bot<BigTwo>[] = [novice, classic, skilled, expert];

export { type Estimate, estimate } from "./estimate.ts";
export type { Scoring } from "./learned/features.ts";
export { type Grandmaster, loadGrandmaster } from "./learned/grandmaster.ts";
export { loadMaster, type Master } from "./learned/master.ts";
export { type Policy, policyBot } from "./policy.ts";
export { randomGames } from "./random-games.ts";
export { reason } from "./reason.ts";
export { classic, expert, novice, skilled };
