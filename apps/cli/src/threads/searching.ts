/** The task of searching one table: whether it can be won, and how. */

import { type AnyGame, type Bounds, type Budget, mannersOf, must, type Shape, type Solver } from "@baize/kernel";
import { type Call, lineText, stateOf } from "@baize/midend";
import type { Found } from "@baize/terminal";
import { budgetOf, type Seen, type Spending, searchable } from "./spending.ts";

/** A table that is to be searched. */
interface SearchJob extends Seen {
  readonly shortest?: boolean | undefined;
  /** How many moves are to be told apart; with more than one, each is searched by itself. */
  readonly multi?: number | undefined;
}

/** What is known of a table: the verdict, a line that wins, and how short one can be, as the game counts a player's moves. */
interface FoundLine {
  readonly verdict: Found["verdict"];
  readonly line: readonly string[];
  readonly bounds?: Bounds | undefined;
}

/** A move, what is known of the table after it, and how many moves of a player its line has, where there is one. */
interface FoundMove extends FoundLine {
  readonly move: string;
  readonly length: number | undefined;
}

/** What a search finds from a state, and how many moves are needed at least. */
type Reached = FoundLine & { readonly atLeast: number };

/** What a search came to; with several moves asked for, a line for each of them too, the best first. */
export interface Searched extends FoundLine {
  readonly nodes: number;
  readonly best: readonly FoundMove[];
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
  const lineFrom = (from: unknown, share: number, shortest: boolean): Reached => {
    const budget: Budget = budgetOf(
      shareOf(job, share),
      tellingSignal(call, () => spent + budget.spent),
    );
    const verdict =
      shortest && solver.shortest !== undefined ? solver.shortest(from, budget) : solver.solve(from, budget);
    spent += budget.spent;
    if (verdict.kind === "lost") return { verdict: "lost", line: [], atLeast: Number.POSITIVE_INFINITY };
    if (verdict.kind === "unknown") return { verdict: "unknown", line: [], atLeast: verdict.atLeast ?? 0 };
    const { bounds } = verdict;
    return { verdict: "won", line: lineText(game, from, verdict.line), bounds, atLeast: bounds?.atLeast ?? 0 };
  };
  const { shortest = false, multi = 1 } = job;
  if (multi > 1) {
    const ways = waysFrom(game, solver, state);
    const { playerMoves, splitLine } = mannersOf(game);
    const all = ways.map(({ move, after }): FoundMove & Reached => {
      const { verdict, line, bounds, atLeast } = lineFrom(after, ways.length, shortest);
      // Where several moves can be written as one, this may be a part of the next; else it counts by itself.
      const least = atLeast + (splitLine === undefined ? playerMoves([move]) : 0);
      if (verdict !== "won") return { move, verdict, line: [], length: undefined, atLeast: least };
      const whole = [move, ...line];
      const length = playerMoves(whole);
      const known = bounds && { atLeast: Math.min(least, length), atMost: length };
      return { move, verdict, line: whole, length, bounds: known, atLeast: known?.atLeast ?? 0 };
    });
    const best = all.toSorted((a, b) => RANKS[a.verdict] - RANKS[b.verdict] || (a.length ?? 0) - (b.length ?? 0));
    const [first = { verdict: "lost" as const, line: [], bounds: undefined }] = best;
    const atLeast = Math.min(...all.map((each) => each.atLeast));
    const bounds = first.bounds && { atLeast: Math.min(atLeast, first.bounds.atMost), atMost: first.bounds.atMost };
    return { verdict: first.verdict, line: first.line, bounds, nodes: spent, best: best.slice(0, multi) };
  }
  const first = lineFrom(state, 1, false);
  if (!shortest || first.verdict !== "won") return { ...first, nodes: spent, best: [] };
  call.say(first satisfies Underway);
  const short = lineFrom(state, 1, true);
  return { ...(short.verdict === "won" ? short : first), nodes: spent, best: [] };
}

/** Every move from a state with the state after it; of those that come to the same, the first. */
function waysFrom(game: AnyGame, { likeness }: Solver<Shape>, state: unknown) {
  const ways = new Map<string, { readonly move: string; readonly after: unknown }>();
  for (const made of game.legalMoves(state)) {
    const move = game.formatMove(made, state);
    const after = must(game.apply(state, made));
    const key = likeness?.(after) ?? move;
    if (!ways.has(key)) ways.set(key, { move, after });
  }
  return [...ways.values()];
}

/** Verdicts from the best to the worst. */
const RANKS: Readonly<Record<Found["verdict"], number>> = { won: 0, unknown: 1, lost: 2 };

/** A share of what may be spent. */
const shareOf = ({ milliseconds, nodes }: Spending, parts: number): Spending => ({
  milliseconds: milliseconds === undefined ? undefined : milliseconds / parts,
  nodes: nodes === undefined ? undefined : Math.floor(nodes / parts),
});
