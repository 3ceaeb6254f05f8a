/** The door of the arena. */

export { type Contest, type ContestGame, mergeTallies, playRange, type Range } from "./contest.ts";
export type { Form } from "./lineup.ts";
export { type Played, playTable, type Scoring, type TableTerms } from "./table.ts";
export { addTallies, type Hypotheses, type Summary, sprt, summarise, type Tally } from "./tally.ts";
