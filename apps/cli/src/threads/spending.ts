/** What a question may spend, what it is about, and who can answer it. */

import { type Allowance, Budget } from "@baize/kernel";
import type { Call } from "@baize/midend";
import { findGame } from "../arguments/games.ts";
import { say } from "../words/index.ts";

/** What may be spent on one answer. */
export interface Spending {
  readonly milliseconds?: number | undefined;
  readonly nodes?: number | undefined;
}

/** A table as one seat sees it: whoever thinks about it gets nothing else. */
export interface Seen extends Spending {
  readonly game: string;
  readonly view: unknown;
}

/** The same as budgets are made of. */
export const allowanceOf = ({ milliseconds, nodes }: Spending): Allowance => ({
  ...(nodes === undefined ? {} : { nodes }),
  ...(milliseconds === undefined ? {} : { milliseconds, now: () => performance.now() }),
});

/** A budget of that; the signal ends it. */
export const budgetOf = (spending: Spending, signal: Call["signal"] = { aborted: false }): Budget =>
  new Budget({ signal, ...allowanceOf(spending) });

/** A game with its solver; without one nothing can be searched. */
export async function searchable(id: string) {
  const entry = findGame(id);
  const [game, solver] = await Promise.all([entry.rules(), entry.solver?.()]);
  if (solver === undefined) throw new Error(say.noSolver({ title: entry.title }));
  return { game, solver };
}
