/** The door to the truth about positions of Peg Solitaire. */

export { type Analysis, analyse } from "./analysis.ts";
export { type Count, census } from "./census.ts";
export { solver } from "./door.ts";
export { type Explanation, explainLoss } from "./explain.ts";
export type { PagodaProof } from "./pagoda.ts";
export type { Colours } from "./parity.ts";
export { dailyPuzzle, type Grade, gradeOf, LEVELS, type Level, makePuzzle, type Puzzle } from "./puzzle.ts";
export { lossSentence } from "./reason.ts";
export { findWin, shortestSolver } from "./solve.ts";
export { study, type Truth } from "./truth.ts";
