/** The door of the arena. */

export { type Contest, mergeTallies, type Progress, playContest, playRange, type Range } from "./contest.ts";
export type { Form } from "./lineup.ts";
export { par } from "./par.ts";
export { playTable, type Scoring, type TableTerms } from "./table.ts";
export { addTallies, type Hypotheses, type Summary, sprt, summarise, type Tally } from "./tally.ts";
