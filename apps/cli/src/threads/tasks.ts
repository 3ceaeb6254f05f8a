/** What threads can do. Jobs and results are plain values, so that they can be sent. */

import { readFile } from "node:fs/promises";
import type { GameEntry } from "@baize/games";
import {
  type AnyGame,
  Budget,
  choiceOf,
  type Found,
  Match,
  must,
  Random,
  type Roster,
  type Shape,
  type Solver,
  type Sums,
} from "@baize/kernel";
import type { Solved } from "../summary.ts";
import { findGame, firstState, startMatch } from "../tables.ts";
import type { Signal } from "./pool.ts";

/** What is asked about. */
interface Question {
  readonly game: string;
  readonly options: string | undefined;
  /** What may be spent on one deal. */
  readonly milliseconds: number | undefined;
}

/** Deals to be solved. */
interface SolveJob extends Question {
  readonly deals: readonly string[];
  readonly shortest: boolean;
}

/** Numbered deals of which only the figures are wanted. */
interface SurveyJob extends SolveJob {
  /** After so many milliseconds no further deal is begun. */
  readonly patience: number;
}

/** A deal to be analysed. */
interface AnalyseJob extends Question {
  readonly deal: string;
}

/** A match whose table is to be judged, or played on by a bot. */
interface JudgeJob extends Question {
  readonly save: string;
  readonly nodes?: number | undefined;
  readonly bot?: string | undefined;
}

/** Whether a table can be won, and how; of a bot, the one move it chose. */
export interface Truth {
  readonly verdict: Found["verdict"];
  readonly line: readonly string[];
  readonly nodes: number;
}

/** Deals to be played by bots. */
interface ArenaJob {
  readonly game: string;
  readonly options: string | undefined;
  readonly seats: readonly string[];
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

const budgetOf = (
  { milliseconds, nodes }: Question & { readonly nodes?: number | undefined },
  signal: Signal = { aborted: false },
): Budget =>
  new Budget({
    signal,
    ...(nodes === undefined ? {} : { nodes }),
    ...(milliseconds === undefined ? {} : { milliseconds, now: () => performance.now() }),
  });

const tenths = (ms: number): number => Math.round(ms * 10) / 10;

/** The moves of a line as text. */
function lineText(game: AnyGame, first: unknown, line: readonly unknown[]): string[] {
  let state = first;
  return line.map((move) => {
    const text = game.formatMove(move, game.view(state, "spectator"));
    state = must(game.apply(state, move));
    return text;
  });
}

function solveDeal(match: Match<Shape>, solver: Solver<Shape>, budget: Budget): Found {
  const start = performance.now();
  const state = firstState(match);
  const verdict = solver.solve(state, budget);
  const ms = tenths(performance.now() - start);
  const moves = verdict.kind === "won" ? lineText(match.game, state, verdict.line) : [];
  return { deal: match.deal, verdict: verdict.kind, moves, nodes: budget.spent, ms };
}

/** Solves deals one by one. */
async function* solveEach(job: SolveJob): AsyncGenerator<Found, void> {
  const entry = findGame(job.game);
  const game = await entry.rules();
  const shortest = job.shortest ? (await entry.terminal?.())?.shortest : undefined;
  const solver = (await shortest?.()) ?? (await entry.solver?.());
  if (solver === undefined) return;
  for (const deal of job.deals) yield solveDeal(startMatch(game, deal, job.options), solver, budgetOf(job));
}

async function solve(job: SolveJob): Promise<readonly Found[]> {
  const found: Found[] = [];
  for await (const each of solveEach(job)) found.push(each);
  return found;
}

/** The figures of the first deals. */
async function survey(job: SurveyJob): Promise<readonly Solved[]> {
  const terminal = await findGame(job.game).terminal?.();
  let end: number | undefined;
  const figures: Solved[] = [];
  for await (const { deal, verdict, moves, nodes, ms } of solveEach(job)) {
    const playerMoves = terminal?.playerMoves?.(moves) ?? moves.length;
    figures.push({ deal: Number(deal), verdict, playerMoves, nodes, ms });
    // What it takes to load the solver does not count.
    end ??= performance.now() + job.patience;
    if (performance.now() > end) break;
  }
  return figures;
}

async function analyse(job: AnalyseJob): Promise<object | undefined> {
  const entry = findGame(job.game);
  const match = startMatch(await entry.rules(), job.deal, job.options);
  return (await entry.terminal?.())?.analyse?.(firstState(match), match.deal, budgetOf(job));
}

const rosters = new Map<string, Promise<Roster<Shape>> | undefined>();

/** The bots of a game; a thread loads each of them once. */
function rosterOf({ id, bots }: GameEntry): Promise<Roster<Shape>> | undefined {
  const known = rosters.get(id) ?? bots?.(readFile);
  rosters.set(id, known);
  return known;
}

async function arena(job: ArenaJob): Promise<readonly Sums[]> {
  const entry = findGame(job.game);
  const [game, terminal, roster] = await Promise.all([entry.rules(), entry.terminal?.(), rosterOf(entry)]);
  const options = job.options === undefined ? game.options.standard : must(game.options.parse(job.options));
  const seated = await Promise.all(job.seats.flatMap((id) => roster?.bot(id) ?? []));
  const place = await terminal?.arena?.();
  return place?.play(seated, options, job.seed, job.from, job.to) ?? [];
}

/** What the seat to move should do, by a solver or by a bot; each sees what the seat sees, and may complete it. Stopped, it tells what it knows. */
async function judge(job: JudgeJob, signal: Signal): Promise<Truth> {
  const entry = findGame(job.game);
  const game = await entry.rules();
  const match = must(Match.load(game, job.save));
  const view = match.view(match.status.kind === "playing" ? match.status.seat : "spectator");
  const budget = budgetOf(job, signal);
  if (job.bot !== undefined) {
    const bot = await (await rosterOf(entry))?.bot(job.bot);
    const line = bot === undefined ? [] : [choiceOf(game, bot, view, budget)];
    return { verdict: "unknown", line, nodes: budget.spent };
  }
  // Where there is a solver nothing is hidden, so that the completed view is the state.
  const state = game.complete(view, Random.fromSeed(job.save));
  const verdict = (await entry.solver?.())?.solve(state, budget) ?? { kind: "unknown" };
  const line = verdict.kind === "won" ? lineText(game, state, verdict.line) : [];
  return { verdict: verdict.kind, line, nodes: budget.spent };
}

/** Every task by name. */
export const tasks = { solve, survey, analyse, arena, judge };

/** The tasks there are. */
export type Tasks = typeof tasks;
