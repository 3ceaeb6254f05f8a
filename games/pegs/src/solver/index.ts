/** The door to the truth about positions of Peg Solitaire. */

export { lossSentence } from "../words/en.ts";
export { type Analysis, analyse } from "./analysis.ts";
export { type Count, census } from "./census.ts";
export { type Explanation, explainLoss } from "./explain.ts";
export type { PagodaProof } from "./pagoda.ts";
export type { Colours } from "./parity.ts";
export { dailyPuzzle, type Grade, gradeOf, LEVELS, type Level, makePuzzle, type Puzzle } from "./puzzle.ts";
export { findWin, shortestSolver, solver } from "./solve.ts";
export { study, type Truth } from "./truth.ts";
