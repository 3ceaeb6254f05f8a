/** A player that is a program. It gets a view, so it cannot peek. */

import type { Budget } from "./budget.ts";
import type { Shape } from "./game.ts";
import type { Random } from "./random.ts";

/** Chooses one of the legal moves; the same view, random stream and node budget give the same choice. */
export interface Bot<T extends Shape> {
  readonly id: string;
  choose(view: T["view"], legalMoves: readonly T["move"][], random: Random, budget: Budget): T["move"];
}
