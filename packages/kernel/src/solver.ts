/** What a solver says about a position of a game of open information. */

import type { Budget } from "./budget.ts";
import type { Shape } from "./game.ts";

/** Won with a line that wins, lost after a complete search, or unknown within the budget. */
export type Verdict<Move> =
  | { readonly kind: "won"; readonly line: readonly Move[] }
  | { readonly kind: "lost" }
  | { readonly kind: "unknown" };

/** Searches from a state. It never guesses: "lost" is a proof. */
export interface Solver<T extends Shape> {
  solve(state: T["state"], budget: Budget): Verdict<T["move"]>;
}
