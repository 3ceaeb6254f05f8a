/** What threads can do. Jobs and results are plain values, so that they can be sent. */

import type { Read } from "@baize/games";
import { type Budget, type Match, mannersOf, type Shape, type Solver, type Wish } from "@baize/kernel";
import { lineText } from "@baize/midend";
import type { Found } from "@baize/terminal";
import { findGame, firstState, startMatch } from "../arguments/games.ts";
import { isDone, jsonOf, lineOf, type Style } from "../report/finding.ts";
import type { Solved } from "../report/summary.ts";
import { botTasks } from "./bots.ts";
import { search } from "./searching.ts";
import { budgetOf, type Spending, searchable } from "./spending.ts";

/** Deals to be solved. */
interface SolveJob extends Spending {
  readonly game: string;
  readonly options: string | undefined;
  readonly deals: readonly string[];
  readonly shortest: boolean;
  readonly wish?: Wish | undefined;
}

/** What is printed about some deals. */
interface Printed {
  readonly text: string;
  readonly verdicts: readonly Found["verdict"][];
  /** Whether each is all that was asked for. */
  readonly isDone: boolean;
}

/** Numbered deals of which only the figures are wanted. */
interface SurveyJob extends SolveJob {
  /** After so many milliseconds no further deal is begun. */
  readonly patience: number;
}

/** A deal to be analysed. */
interface AnalyseJob extends Spending {
  readonly game: string;
  readonly options: string | undefined;
  readonly deal: string;
  readonly wish?: Wish | undefined;
}

const tenths = (ms: number): number => Math.round(ms * 10) / 10;

type Solve = (state: unknown, budget: Budget) => ReturnType<Awaited<ReturnType<typeof searchable>>["solver"]["solve"]>;

function solveDeal(match: Match<Shape>, solve: Solve, budget: Budget): Found {
  const start = performance.now();
  const state = firstState(match);
  const verdict = solve(state, budget);
  const ms = tenths(performance.now() - start);
  const moves = verdict.kind === "won" ? lineText(match.game, state, verdict.line) : [];
  const found = { deal: match.deal, verdict: verdict.kind, moves, nodes: budget.spent, ms };
  return verdict.kind === "won" && verdict.bounds !== undefined ? { ...found, bounds: verdict.bounds } : found;
}

/** Solves deals one by one. */
async function* solveEach(job: SolveJob): AsyncGenerator<Found, void> {
  const { game, solver } = await searchable(job.game);
  const solve: Solve = (state, budget) =>
    job.shortest && solver.shortest !== undefined
      ? solver.shortest(state, budget, job.wish)
      : solver.solve(state, budget);
  for (const deal of job.deals) {
    yield solveWritten(deal, job, solver) ?? solveDeal(startMatch(game, deal, job.options), solve, budgetOf(job));
  }
}

/** Solves a deal the quick way, where the game has one for it. */
function solveWritten(deal: string, job: SolveJob, { written }: Solver<Shape>): Found | undefined {
  if (written === undefined || job.shortest || job.options !== undefined) return undefined;
  const start = performance.now();
  const budget = budgetOf(job);
  const found = written(deal, budget);
  const ms = tenths(performance.now() - start);
  return found && { deal, verdict: found.kind, moves: found.moves, nodes: budget.spent, ms };
}

async function solve(job: SolveJob): Promise<readonly Found[]> {
  const found: Found[] = [];
  for await (const each of solveEach(job)) found.push(each);
  return found;
}

/** Solves deals and prints what was found. */
async function print(job: SolveJob & Style): Promise<Printed> {
  const entry = findGame(job.game);
  const [{ solver }, terminal] = await Promise.all([searchable(job.game), entry.terminal?.()]);
  const verdicts: Found["verdict"][] = [];
  let text = "";
  let areDone = true;
  for await (const found of solveEach(job)) {
    verdicts.push(found.verdict);
    areDone &&= isDone(found, job);
    text += `${job.json ? jsonOf(found, terminal) : lineOf(found, solver, job.wish)}\n`;
  }
  return { text, verdicts, isDone: areDone };
}

/** The figures of the first deals. */
async function survey(job: SurveyJob): Promise<readonly Solved[]> {
  const manners = mannersOf(await findGame(job.game).rules());
  let end: number | undefined;
  const figures: Solved[] = [];
  for await (const { deal, verdict, moves, nodes, ms } of solveEach(job)) {
    figures.push({ deal: Number(deal), verdict, playerMoves: manners.playerMoves(moves), nodes, ms });
    // What it takes to load the solver does not count.
    end ??= performance.now() + job.patience;
    if (performance.now() > end) break;
  }
  return figures;
}

async function analyse(job: AnalyseJob): Promise<object | undefined> {
  const { game, solver } = await searchable(job.game);
  const match = startMatch(game, job.deal, job.options);
  return solver.analyse?.(firstState(match), match.deal, budgetOf(job), job.wish);
}

/** Every task by name; what bots have learned is read with `read`. */
export const tasksWith = (read: Read) => ({ solve, print, survey, analyse, search, ...botTasks(read) });

/** The tasks there are. */
export type ThreadTasks = ReturnType<typeof tasksWith>;
