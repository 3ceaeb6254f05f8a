/**
 * How hard a deal is, as a number that is always the same for the same deal. Half of it says how easily the game is lost: the
 * chance that random moves, one at each step of a winning line, include one that loses. The other half says how hard that
 * line is to find: how many more tables the solver looks at than the line has moves, on a scale of tens.
 */

import { Budget, must } from "@baize/kernel";
import { freecell, type State } from "../rules/index.ts";
import { Inquiry } from "./portfolio.ts";

/** The number and what it is made of. */
export interface Difficulty {
  /** 0 (hardly to be lost) to 100 (every step is a trap, or there is no way to win). */
  readonly level: number;
  /** Of all moves that are legal along a winning line, the share that is proved to lose. */
  readonly losing: number;
  /** Tables the solver expanded to find that line. */
  readonly expansions: number;
}

/** Nodes for each move that is tried; what is not proved to lose by then does not count as losing. */
const NODES = 3000;
/** So many times more tables than moves make the hardest line to find: a thousand. */
const HARDEST = 3;

/** The share of moves along a line that lose. */
function losingShare(state: State, line: ReturnType<Inquiry["line"]>, budget: Budget): number {
  let tried = 0;
  let losing = 0;
  let at = state;
  for (const step of line) {
    for (const move of step.to.kind === "foundation" ? [] : freecell.legalMoves(at)) {
      const purse = new Budget({ nodes: NODES });
      tried++;
      if (new Inquiry(must(freecell.apply(at, move))).ask(purse) === "lost") losing++;
      if (!budget.spend(purse.spent)) return losing / tried;
    }
    at = must(freecell.apply(at, step));
  }
  return tried === 0 ? 0 : losing / tried;
}

/** The difficulty of a state; undefined when the budget does not last. */
export function difficulty(state: State, budget: Budget): Difficulty | undefined {
  const inquiry = new Inquiry(state);
  const answer = inquiry.ask(budget);
  const { expansions, length } = inquiry;
  if (answer === "unknown") return undefined;
  if (answer === "lost") return { level: 100, losing: 1, expansions };
  const losing = losingShare(state, inquiry.line(), budget);
  if (budget.left <= 0) return undefined;
  const trap = 1 - (1 - losing) ** length;
  const effort = Math.log10(Math.max(1, expansions / Math.max(1, length))) / HARDEST;
  return { level: Math.round(50 * trap + 50 * Math.min(1, effort)), losing, expansions };
}
