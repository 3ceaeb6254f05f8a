/** What threads can do. Jobs and results are plain values, so that they can be sent. */

import { readFile } from "node:fs/promises";
import {
  type AnyGame,
  Budget,
  type Found,
  Match,
  must,
  Random,
  type Shape,
  type Solver,
  type Sums,
} from "@baize/kernel";
import { findGame, firstState, startMatch } from "../tables.ts";

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

/** A deal to be analysed. */
interface AnalyseJob extends Question {
  readonly deal: string;
}

/** A match whose truth is asked for. */
interface JudgeJob extends Question {
  readonly save: string;
}

/** Whether a table can be won, and how. */
export interface Truth {
  readonly verdict: Found["verdict"];
  readonly line: readonly string[];
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

const budgetOf = ({ milliseconds }: Question): Budget =>
  new Budget(milliseconds === undefined ? {} : { milliseconds, now: () => performance.now() });

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

async function solve(job: SolveJob): Promise<readonly Found[]> {
  const entry = findGame(job.game);
  const game = await entry.rules();
  const shortest = job.shortest ? (await entry.terminal?.())?.shortest : undefined;
  const solver = (await shortest?.()) ?? (await entry.solver?.());
  if (solver === undefined) return [];
  return job.deals.map((deal) => solveDeal(startMatch(game, deal, job.options), solver, budgetOf(job)));
}

async function analyse(job: AnalyseJob): Promise<object | undefined> {
  const entry = findGame(job.game);
  const match = startMatch(await entry.rules(), job.deal, job.options);
  return (await entry.terminal?.())?.analyse?.(firstState(match), match.deal, budgetOf(job));
}

async function arena(job: ArenaJob): Promise<readonly Sums[]> {
  const entry = findGame(job.game);
  const [game, terminal, bots = []] = await Promise.all([entry.rules(), entry.terminal?.(), entry.bots?.(readFile)]);
  const options = job.options === undefined ? game.options.standard : must(game.options.parse(job.options));
  const seated = job.seats.flatMap((id) => bots.filter((bot) => bot.id === id));
  const place = await terminal?.arena?.();
  return place?.play(seated, options, job.seed, job.from, job.to) ?? [];
}

/** The truth about the table as a match left it: nothing is hidden where there is a solver, so a view is a state. */
async function judge(job: JudgeJob): Promise<Truth> {
  const entry = findGame(job.game);
  const game = await entry.rules();
  const solver = await entry.solver?.();
  const state = game.complete(must(Match.load(game, job.save)).view("spectator"), Random.fromSeed(""));
  const verdict = solver?.solve(state, budgetOf(job)) ?? { kind: "unknown" };
  return { verdict: verdict.kind, line: verdict.kind === "won" ? lineText(game, state, verdict.line) : [] };
}

/** Every task by name. */
export const tasks = { solve, analyse, arena, judge };

/** The tasks there are. */
export type Tasks = typeof tasks;
