/** The task of searching one table: whether it can be won, and how. */

import { type Bounds, type Budget, must } from "@baize/kernel";
import { type Call, lineText, stateOf } from "@baize/midend";
import type { Found } from "@baize/terminal";
import { budgetOf, type Seen, type Spending, searchable } from "./spending.ts";

/** A table that is to be searched. */
interface SearchJob extends Seen {
  readonly shortest?: boolean | undefined;
  /** How many moves are to be told apart; with more than one, each is searched by itself. */
  readonly multi?: number | undefined;
}

/** What is known of a table: the verdict, and a line that wins. */
interface FoundLine {
  readonly verdict: Found["verdict"];
  readonly line: readonly string[];
  readonly bounds?: Bounds;
}

/** What a search came to; with several moves asked for, a line for each of them too, the best first. */
export interface Searched extends FoundLine {
  readonly nodes: number;
  readonly best: readonly (FoundLine & { readonly move: string })[];
}

/** What a search tells while it goes on: how far it is, or a line that it will try to better. */
export type Underway = { readonly nodes: number } | FoundLine;

/** How often a search tells how far it is, in ms. */
const TELL_EVERY = 500;

/** The signal of a call, looked at as often as a search looks at it: now and then it tells how far that is. */
function tellingSignal({ signal, say }: Call, nodes: () => number): Call["signal"] {
  let next = performance.now() + TELL_EVERY;
  return {
    get aborted() {
      if (performance.now() >= next) {
        next = performance.now() + TELL_EVERY;
        say({ nodes: nodes() } satisfies Underway);
      }
      return signal.aborted;
    },
  };
}

/** Whether a table can be won, and how. Stopped, it tells what it knows. */
export async function search(job: SearchJob, call: Call): Promise<Searched> {
  const { game, solver } = await searchable(job.game);
  // Where there is a solver nothing is hidden, so that the view is the state.
  const state = stateOf(game, job.view);
  let spent = 0;
  const lineFrom = (from: unknown, share: number, shortest: boolean): FoundLine => {
    const budget: Budget = budgetOf(
      shareOf(job, share),
      tellingSignal(call, () => spent + budget.spent),
    );
    const verdict =
      shortest && solver.shortest !== undefined ? solver.shortest(from, budget) : solver.solve(from, budget);
    spent += budget.spent;
    if (verdict.kind !== "won") return { verdict: verdict.kind, line: [] };
    const line = lineText(game, from, verdict.line);
    return verdict.bounds === undefined ? { verdict: "won", line } : { verdict: "won", line, bounds: verdict.bounds };
  };
  const { shortest = false, multi = 1 } = job;
  if (multi > 1) {
    const moves = game.legalMoves(job.view);
    const all = moves.map((move) => {
      const text = game.formatMove(move, job.view);
      const { verdict, line } = lineFrom(must(game.apply(state, move)), moves.length, shortest);
      return { move: text, verdict, line: verdict === "won" ? [text, ...line] : [] };
    });
    const best = all.toSorted((a, b) => RANKS[a.verdict] - RANKS[b.verdict] || a.line.length - b.line.length);
    const [first = { verdict: "lost" as const, line: [] }] = best;
    return { verdict: first.verdict, line: first.line, nodes: spent, best: best.slice(0, multi) };
  }
  const first = lineFrom(state, 1, false);
  if (!shortest || first.verdict !== "won") return { ...first, nodes: spent, best: [] };
  call.say(first satisfies Underway);
  const short = lineFrom(state, 1, true);
  return { ...(short.verdict === "won" ? short : first), nodes: spent, best: [] };
}

/** Verdicts from the best to the worst. */
const RANKS: Readonly<Record<Found["verdict"], number>> = { won: 0, unknown: 1, lost: 2 };

/** A share of what may be spent. */
const shareOf = ({ milliseconds, nodes }: Spending, parts: number): Spending => ({
  milliseconds: milliseconds === undefined ? undefined : milliseconds / parts,
  nodes: nodes === undefined ? undefined : Math.floor(nodes / parts),
});
