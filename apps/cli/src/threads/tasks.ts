/** What threads can do. Jobs and results are plain values, so that they can be sent. */

import type { Read } from "@baize/games";
import {
  type AnyGame,
  Budget,
  linkText,
  Match,
  mannersOf,
  must,
  type Shape,
  type Solver,
  type Wish,
} from "@baize/kernel";
import { lineText, stateOf } from "@baize/midend";
import type { Found } from "@baize/terminal";
import { findGame, startMatch } from "../arguments/games.ts";
import { isDone, jsonOf, lineOf, type Style } from "../report/finding.ts";
import type { Solved } from "../report/summary.ts";
import { botTasks } from "./bots.ts";
import { search } from "./searching.ts";
import { allowanceOf, budgetOf, type Spending, searchable } from "./spending.ts";

/** Deals to be solved. */
interface SolveJob extends Spending {
  readonly game: string;
  readonly options: string | undefined;
  /** Each a deal, or a table of a match as a link, which names its own rules. */
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
  /** Whether the lines are wanted too. */
  readonly lines?: boolean | undefined;
}

/** A deal to be analysed. */
interface AnalyseJob extends Spending {
  readonly game: string;
  /** The table, as a link. */
  readonly link: string;
  readonly wish?: Wish | undefined;
}

const tenths = (ms: number): number => Math.round(ms * 10) / 10;

type Solve = (state: unknown, budget: Budget) => ReturnType<Awaited<ReturnType<typeof searchable>>["solver"]["solve"]>;

/** The table of a match as it stands: where there is a solver nothing is hidden, so that a view is the state. */
const tableOf = (match: Match<Shape>): unknown => stateOf(match.game, match.view("spectator"));

function solveDeal(match: Match<Shape>, solve: Solve, budget: Budget, isShortest: boolean): Found {
  const start = performance.now();
  const state = tableOf(match);
  const verdict = solve(state, budget);
  const ms = tenths(performance.now() - start);
  const moves = verdict.kind === "won" ? lineText(match.game, state, verdict.line) : [];
  return {
    deal: match.deal,
    verdict: verdict.kind,
    moves,
    nodes: budget.spent,
    ms,
    ...(isShortest && boundsIn(verdict)),
  };
}

/** How short a line can be, as far as a verdict tells it. */
function boundsIn(verdict: ReturnType<Solve>): Pick<Found, "bounds" | "shortness"> {
  if (verdict.kind === "lost") return { shortness: { atLeast: null, proved: true } };
  if (verdict.kind === "unknown") return { shortness: { atLeast: verdict.atLeast ?? 0, proved: false } };
  const { bounds } = verdict;
  if (bounds === undefined) return {};
  return { bounds, shortness: { atLeast: bounds.atLeast, proved: bounds.atLeast === bounds.atMost } };
}

/** Nodes of a search before the first, where time is counted. */
const WARMING = 500;

/** Solves deals one by one, each when it is asked for; a search is short, so nothing is waited for between two. */
async function solvedBy(job: SolveJob): Promise<Iterable<Found>> {
  const { game, solver } = await searchable(job.game);
  return solveEach(job, game, solver);
}

/** The match of a deal or a link. */
const matchOf = (game: AnyGame, deal: string, options: string | undefined): Match<Shape> =>
  deal.startsWith("/") ? must(Match.fromLink(game, deal)) : startMatch(game, deal, options);

function* solveEach(job: SolveJob, game: AnyGame, solver: Solver<Shape>): Generator<Found, void> {
  const isShortest = job.shortest && solver.shortest !== undefined;
  const solve: Solve = (state, budget) =>
    (isShortest ? solver.shortest?.(state, budget, job.wish) : undefined) ?? solver.solve(state, budget);
  if (job.milliseconds !== undefined) {
    // A first short search makes tables and compiles: that is no part of anybody's budget.
    solve(tableOf(matchOf(game, job.deals[0] ?? "", job.options)), new Budget({ nodes: WARMING }));
  }
  const allowance = allowanceOf(job);
  const isQuick = !job.shortest && job.options === undefined;
  for (const deal of job.deals) {
    yield (isQuick ? solveWritten(deal, solver, new Budget(allowance)) : undefined) ??
      solveDeal(matchOf(game, deal, job.options), solve, new Budget(allowance), isShortest);
  }
}

/** Solves a deal the quick way, where the game has one for it. */
function solveWritten(deal: string, { written }: Solver<Shape>, budget: Budget): Found | undefined {
  const start = performance.now();
  const found = written?.(deal, budget);
  const ms = tenths(performance.now() - start);
  return found && { deal, verdict: found.kind, moves: found.moves, nodes: budget.spent, ms };
}

async function solve(job: SolveJob): Promise<readonly Found[]> {
  return [...(await solvedBy(job))];
}

/** Solves deals and prints what was found. */
async function print(job: SolveJob & Style): Promise<Printed> {
  const entry = findGame(job.game);
  const [{ solver }, terminal] = await Promise.all([searchable(job.game), entry.terminal?.()]);
  const verdicts: Found["verdict"][] = [];
  let text = "";
  let areDone = true;
  for (const found of await solvedBy(job)) {
    verdicts.push(found.verdict);
    areDone &&= isDone(found, job);
    const asked = job.deals[verdicts.length - 1] ?? found.deal;
    const link = () =>
      asked.startsWith("/") ? asked : linkText.format({ game: job.game, options: job.options, deal: asked, moves: [] });
    text += `${job.json ? jsonOf(found, link(), terminal) : lineOf(found, asked, solver, job.wish)}\n`;
  }
  return { text, verdicts, isDone: areDone };
}

/** The figures of the first deals: how many, and each as the queue keeps it. They travel as text, which costs less than as objects. */
async function survey(job: SurveyJob): Promise<{ readonly count: number; readonly figures: string }> {
  const manners = mannersOf(await findGame(job.game).rules());
  let end: number | undefined;
  const figures: Solved[] = [];
  for (const { deal, verdict, moves, nodes, ms, shortness } of await solvedBy(job)) {
    const figure = { deal: Number(deal), verdict, playerMoves: manners.playerMoves(moves), nodes, ms };
    const short = shortness === undefined ? figure : { ...figure, atLeast: shortness.atLeast };
    figures.push(job.lines ? { ...short, moves: moves.join(" ") } : short);
    // What it takes to load the solver does not count.
    end ??= performance.now() + job.patience;
    if (performance.now() > end) break;
  }
  return { count: figures.length, figures: JSON.stringify(figures) };
}

async function analyse(job: AnalyseJob): Promise<object | undefined> {
  const { game, solver } = await searchable(job.game);
  const match = must(Match.fromLink(game, job.link));
  return solver.analyse?.(tableOf(match), match.deal, budgetOf(job), job.wish);
}

/** Every task by name; what bots have learned is read with `read`. */
export const tasksWith = (read: Read) => ({ solve, print, survey, analyse, search, ...botTasks(read) });

/** The tasks there are. */
export type ThreadTasks = ReturnType<typeof tasksWith>;
