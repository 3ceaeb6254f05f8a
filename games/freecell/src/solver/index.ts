/** The solver's door: pure code for a page's worker, a thread or the command line alike. */

export { batch, type Outcome } from "./batch.ts";
export { type Difficulty, difficulty } from "./difficulty.ts";
export { solver } from "./door.ts";
export { playerMoves } from "./line.ts";
export { type Answer, Inquiry } from "./portfolio.ts";
export { sample } from "./sample.ts";
export { type Count, type Short, Shortest, shortest, type Wish } from "./shortest.ts";
export { wins } from "./verify.ts";
