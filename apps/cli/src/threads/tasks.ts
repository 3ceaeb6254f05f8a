/** What threads can do. Jobs and results are plain values, so that they can be sent. */

import type { GameEntry, Read } from "@baize/games";
import {
  type AnyGame,
  type Bounds,
  Budget,
  choiceOf,
  type Match,
  mannersOf,
  must,
  type Roster,
  type Shape,
  type Solver,
  type Thought,
  type Wish,
  type Worth,
} from "@baize/kernel";
import { type Call, lineText, stateOf } from "@baize/midend";
import type { Found, Sums } from "@baize/terminal";
import { findGame, firstState, startMatch } from "../arguments/games.ts";
import { isDone, jsonOf, lineOf, type Style } from "../report/finding.ts";
import type { Solved } from "../report/summary.ts";
import { say } from "../words/index.ts";

/** What may be spent on one answer. */
interface Spending {
  readonly milliseconds?: number | undefined;
  readonly nodes?: number | undefined;
}

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

/** A table as one seat sees it: whoever thinks about it gets nothing else. */
interface Seen extends Spending {
  readonly game: string;
  readonly view: unknown;
}

/** A table that is to be searched. */
interface SearchJob extends Seen {
  readonly shortest?: boolean | undefined;
  /** How many moves are to be told apart; with more than one, each is searched by itself. */
  readonly multi?: number | undefined;
}

/** A table that a bot is to move on. */
interface SeenByBot extends Seen {
  readonly bot: string;
  /** How many moves are to be told with what they are worth; none unless more than one. */
  readonly multi?: number | undefined;
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

/** What is known of a table: the verdict, and a line that wins. */
interface Line {
  readonly verdict: Found["verdict"];
  readonly line: readonly string[];
  readonly bounds?: Bounds;
}

/** What a search came to; with several moves asked for, a line for each of them too, the best first. */
export interface Searched extends Line {
  readonly nodes: number;
  readonly best: readonly (Line & { readonly move: string })[];
}

/** What a search tells while it goes on: how far it is, or a line that it will try to better. */
export type Underway = { readonly nodes: number } | Line;

/** What a bot chose, and what moves are worth where that was asked for. */
export interface Chosen {
  readonly move: string;
  readonly nodes: number;
  readonly worth: readonly Worth[];
}

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

const budgetOf = ({ milliseconds, nodes }: Spending, signal: Call["signal"] = { aborted: false }): Budget =>
  new Budget({
    signal,
    ...(nodes === undefined ? {} : { nodes }),
    ...(milliseconds === undefined ? {} : { milliseconds, now: () => performance.now() }),
  });

const tenths = (ms: number): number => Math.round(ms * 10) / 10;

/** A game with its solver; without one nothing can be searched. */
async function searchable(id: string) {
  const entry = findGame(id);
  const [game, solver] = await Promise.all([entry.rules(), entry.solver?.()]);
  if (solver === undefined) throw new Error(say.noSolver({ title: entry.title }));
  return { game, solver };
}

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

/** Whether a table can be won, and how. Stopped, it tells what it knows. */
async function search(job: SearchJob, call: Call): Promise<Searched> {
  const { game, solver } = await searchable(job.game);
  // Where there is a solver nothing is hidden, so that the view is the state.
  const state = stateOf(game, job.view);
  let spent = 0;
  const lineFrom = (from: unknown, share: number, shortest: boolean): Line => {
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

/** The tasks of bots; a thread reads what each of them has learned once. */
function botTasks(read: Read) {
  const rosters = new Map<string, Promise<Roster<Shape>>>();
  const rosterOf = ({ id, title, bots }: GameEntry): Promise<Roster<Shape>> => {
    const known = rosters.get(id) ?? bots?.(read);
    if (known === undefined) throw new Error(say.noBots({ title }));
    rosters.set(id, known);
    return known;
  };
  const seated = async (id: string): Promise<readonly [AnyGame, Roster<Shape>]> => {
    const entry = findGame(id);
    return Promise.all([entry.rules(), rosterOf(entry)]);
  };
  return {
    /** Reads what a bot has learned, or makes a solver ready, so that the next question is answered at once. */
    async warm({ game, bot }: { readonly game: string; readonly bot: string | undefined }): Promise<null> {
      if (bot === undefined) await searchable(game);
      else await (await seated(game))[1].bot(bot);
      return null;
    },
    /** What a bot plays from what its seat sees; while it thinks it tells its thoughts. */
    async choose(job: SeenByBot, { signal, say }: Call): Promise<Chosen> {
      const [game, roster] = await seated(job.game);
      const bot = await roster.bot(job.bot);
      const budget = budgetOf(job, signal);
      const move = choiceOf(game, bot, job.view, budget, (thought) => say(thought satisfies Thought<string>));
      const worth = job.multi === undefined || job.multi < 2 ? [] : (roster.judge?.weigh(job.view) ?? []);
      // What the bot chose leads, though the judge may see it otherwise.
      const ordered = worth.toSorted((a, b) => Number(b.text === move) - Number(a.text === move));
      return { move, nodes: budget.spent, worth: ordered.slice(0, job.multi) };
    },
    /** A good move for the seat that sees this, and why: by the judge of the bots, or what one of them would play. */
    async advise(job: SeenByBot, { signal }: Call): Promise<{ readonly move: string; readonly why: string }> {
      const [game, roster] = await seated(job.game);
      const advice = roster.judge?.advise(job.view);
      if (advice !== undefined) return { move: advice.text, why: advice.why };
      return { move: choiceOf(game, await roster.bot(job.bot), job.view, budgetOf(job, signal)), why: "" };
    },
    async arena(job: ArenaJob): Promise<readonly Sums[]> {
      const [game, roster] = await seated(job.game);
      const options = job.options === undefined ? game.options.standard : must(game.options.parse(job.options));
      const bots = await Promise.all(job.seats.map((id) => roster.bot(id)));
      const place = await (await findGame(job.game).terminal?.())?.arena?.();
      return place?.play(bots, options, job.seed, job.from, job.to) ?? [];
    },
  };
}

/** Every task by name; what bots have learned is read with `read`. */
export const tasksWith = (read: Read) => ({ solve, print, survey, analyse, search, ...botTasks(read) });

/** The tasks there are. */
export type ThreadTasks = ReturnType<typeof tasksWith>;
