/**
 * How hard a deal is, as a number that is always the same for the same deal: how many positions the solver looks at for each
 * move of the line it finds, on a scale of tens. A deal where nearly every plan works is found straight away.
 */

import type { Budget } from "@baize/kernel";
import { levelOf } from "../deals/grade.ts";
import type { State } from "../rules/index.ts";
import { Inquiry } from "./portfolio.ts";

/** The number and what it is made of. */
export interface Difficulty {
  /** 0 (the way lies open) to 100 (a thousand positions for each move, or there is no way to win). */
  readonly level: number;
  /** Tables the solver expanded to find its line. */
  readonly expansions: number;
  /** The player moves of that line; 0 when there is none. */
  readonly moves: number;
}

/** The difficulty of a state, or of a numbered deal on the standard table; undefined when the budget does not last. */
export function difficulty(asked: State | number, budget: Budget): Difficulty | undefined {
  const inquiry = new Inquiry(asked);
  const answer = inquiry.ask(budget);
  const { expansions, length: moves } = inquiry;
  if (answer === "unknown") return undefined;
  return answer === "lost"
    ? { level: 100, expansions, moves: 0 }
    : { level: levelOf(expansions, moves), expansions, moves };
}
