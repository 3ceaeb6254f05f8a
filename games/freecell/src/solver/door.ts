/** All that the solver can tell, as the kernel asks for it. */

import { Budget, type Light, must, type Solver, type Verdict } from "@baize/kernel";
import { type FreecellShape, freecell, type Move, type State } from "../rules/index.ts";
import { difficulty } from "./difficulty.ts";
import { Light as Watch } from "./light.ts";
import { solver as plain } from "./portfolio.ts";
import { shortest } from "./shortest.ts";

/** Effort for a short line: a quarter of a second or so. */
const SHORT_NODES = 100_000;

/** The last and shortest line that a budget allows. */
function shortestLine(state: State, budget: Budget): readonly Move[] | undefined {
  let best: readonly Move[] | undefined;
  for (const { line } of shortest(state, budget)) if (best === undefined || line.length < best.length) best = line;
  return best;
}

/** A light that remembers every line it has found. */
function light(): Light<FreecellShape> {
  const watch = new Watch();
  /** The line that was found, step by step. */
  const found = (state: State): readonly Move[] => {
    const line: Move[] = [];
    for (let at = state; ; ) {
      const move = watch.hint(at, new Budget({ nodes: 0 }));
      if (move === undefined) return line;
      line.push(move);
      at = must(freecell.apply(at, move));
    }
  };
  return {
    see: (state, budget) => watch.see(state, budget),
    // A short line is found with a fixed effort and without memory: the same for a state whenever it is asked for.
    line: (state, kind) =>
      (kind === "short" ? shortestLine(state, new Budget({ nodes: SHORT_NODES })) : undefined) ?? found(state),
  };
}

/** The solver of FreeCell. */
export const solver: Solver<FreecellShape> = {
  ...plain,
  shortest(state, budget): Verdict<Move> {
    const last = [...shortest(state, budget)].at(-1);
    return last === undefined ? plain.solve(state, budget) : { kind: "won", line: last.line };
  },
  light,
  level: (state, budget) => difficulty(state, budget)?.level,
};
