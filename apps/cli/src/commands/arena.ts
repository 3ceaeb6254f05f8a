/** `baize arena`: lets bots play each other on duplicate deals. */

import { availableParallelism } from "node:os";
import { type Level, mannersOf } from "@baize/kernel";
import type { AnyArena, Sums } from "@baize/terminal";
import type { Command } from "commander";
import { Entrants, readNames } from "../arena/entrants.ts";
import { type Declared, examplesOf } from "../arguments/declarations.ts";
import { findGame, knownWord, orStop } from "../arguments/games.ts";
import { appendOutput, readPart, writeOutput } from "../arguments/input.ts";
import { addExamples, gameArgument, wholeNumber } from "../arguments/options.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { LEVELS, RULES, takes } from "../arguments/values.ts";
import { ProgressLine } from "../report/progress.ts";
import type { Recorded } from "../threads/bots.ts";
import { inThreads, newThread } from "../threads/pool.ts";
import { say } from "../words/index.ts";

interface ArenaOptions {
  readonly seats?: string;
  readonly ladder?: string;
  readonly deals?: number;
  readonly seed: string;
  readonly preset?: string;
  readonly scoring?: string;
  readonly movetime?: number;
  readonly nodes?: number;
  readonly sprt?: string;
  readonly workers?: number;
  readonly json?: boolean;
  readonly records?: string;
}

/** A mean that is doubted, and one that is hoped for. */
interface Hypotheses {
  readonly low: number;
  readonly high: number;
}

/** Deals that a thread plays at once: few, for a strong bot takes its time. */
const AT_ONCE = 2;
/** Deals where nothing is said; a test goes on until it is decided, but not for ever. */
const USUAL_DEALS = 100;
const MOST_TEST_DEALS = 100_000;
/** So many faults of one bot are told in full. */
const FAULTS_TOLD = 3;

const thousandths = (n: number): number => Math.round(n * 1000) / 1000;

/** A seed that is a number is written as one. */
const seedValue = (seed: string): string | number => (/^(0|[1-9]\d{0,14})$/.test(seed) ? Number(seed) : seed);

/** Reads `0,0.5`. */
function readHypotheses(text: string | undefined): Hypotheses | undefined {
  if (text === undefined) return undefined;
  const [low = Number.NaN, high = Number.NaN, ...more] = text
    .split(",")
    .map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  if (!(low < high) || more.length > 0) throw new Stop(EXIT.usage, say.wrongSprt());
  return { low, high };
}

/** A contest as it is asked for. */
interface Contest {
  readonly game: string;
  readonly options: string;
  readonly scoring: string;
  readonly arena: AnyArena;
  readonly asked: ArenaOptions;
  readonly deals: number;
  readonly hypotheses: Hypotheses | undefined;
}

/** What each entrant came to, in the order of the seats. */
const standings = (arena: AnyArena, seats: readonly string[], sums: readonly Sums[]) =>
  seats.map((bot, i) => {
    const { mean, error, winRate, faults } = arena.standing(sums[i] ?? {});
    const points = { mean: thousandths(mean), se: error === undefined ? null : thousandths(error) };
    return { bot, points, winRate: thousandths(winRate), ...(faults > 0 && { faults }) };
  });

async function play(id: string, asked: ArenaOptions): Promise<void> {
  const entry = findGame(id);
  const [game, terminal, roster] = await Promise.all([entry.rules(), entry.terminal?.(), entry.bots?.(readPart)]);
  const arena = await terminal?.arena?.();
  if (arena === undefined || roster === undefined) throw new Stop(EXIT.usage, say.noArena({ title: entry.title }));
  if ((asked.seats === undefined) === (asked.ladder === undefined)) throw new Stop(EXIT.usage, say.seatsOrLadder());
  const bots = readNames(asked.seats ?? asked.ladder ?? "", roster.ids);
  const needed = asked.seats === undefined ? 2 : game.meta.seats;
  if (asked.seats === undefined ? bots.length < needed : bots.length !== needed) {
    throw new Stop(EXIT.usage, say.wrongSeats({ found: bots.length, needed }));
  }
  const hypotheses = readHypotheses(asked.sprt);
  if (hypotheses !== undefined && asked.ladder !== undefined) throw new Stop(EXIT.usage, say.sprtNeedsSeats());
  const chosen = asked.preset === undefined ? game.options.standard : orStop(game.options.parse(asked.preset), game);
  const options = game.options.format(chosen);
  const [usual = ""] = arena.scorings;
  const scoring = knownWord(asked.scoring ?? usual, arena.scorings, say.noSuchScoring);
  const deals = asked.deals ?? (hypotheses === undefined ? USUAL_DEALS : MOST_TEST_DEALS);
  await new Entrants(newThread).tryOut(bots, game, roster);
  if (asked.records !== undefined) await writeOutput(asked.records, "");
  const contest: Contest = { game: id, options, scoring, arena, asked, deals, hypotheses };
  const facts = {
    preset: options,
    deals,
    seed: seedValue(asked.seed),
    ...(asked.scoring !== undefined && { scoring }),
    ...(asked.movetime !== undefined && { movetime: asked.movetime }),
    ...(asked.nodes !== undefined && { nodes: asked.nodes }),
  };
  const levels = mannersOf(game).company?.levels ?? [];
  if (asked.ladder !== undefined) await playLadder(contest, bots, { levels, seats: game.meta.seats, facts });
  else await playSeats(contest, bots, facts);
}

/** What a ladder needs beside its contest. */
interface Ladder {
  /** The levels there are: each says how it plays. */
  readonly levels: readonly Level[];
  readonly seats: number;
  readonly facts: object;
}

/** Each bot but the first against a table of the one below. */
async function playLadder(contest: Contest, bots: readonly string[], { levels, seats, facts }: Ladder): Promise<void> {
  const { json } = contest.asked;
  const steps: object[] = [];
  for (const bot of json ? [] : bots) {
    const says = levels.find(({ id }) => id === bot)?.says;
    if (says) process.stdout.write(`${say.ladderLevel({ bot, says })}\n`);
  }
  for (const [i, below] of bots.slice(0, -1).entries()) {
    const table = [bots[i + 1] ?? "", ...Array<string>(seats - 1).fill(below)];
    const tell = ({ sums }: Outcome) => {
      const [first] = sums.length === 0 ? [] : standings(contest.arena, table, sums);
      if (first === undefined) return;
      steps.push({ bot: first.bot, below, points: first.points, winRate: first.winRate });
      if (!json) process.stdout.write(`${say.ladderStep({ ...first, below })}\n`);
    };
    const tellAll = () => json && process.stdout.write(`${JSON.stringify({ ...facts, ladder: steps })}\n`);
    const stopped = (so: Outcome) => {
      tell(so);
      tellAll();
    };
    tell(await playOut(contest, table, stopped));
    if (i === bots.length - 2) tellAll();
  }
}

/** A bot for each seat; the first is the hero of a test. */
async function playSeats(contest: Contest, bots: readonly string[], facts: object): Promise<void> {
  const tell = (outcome: Outcome) => tellSeats(contest, bots, facts, outcome);
  tell(await playOut(contest, bots, tell));
}

function tellSeats(contest: Contest, bots: readonly string[], facts: object, { sums, deals, verdict }: Outcome): void {
  const { arena, asked, hypotheses } = contest;
  if (sums.length === 0) return;
  const found = standings(arena, bots, sums);
  if (hypotheses !== undefined && verdict === "undecided") process.exitCode = EXIT.gaveUp;
  if (asked.json) {
    const test = hypotheses === undefined ? {} : { sprt: { ...hypotheses, verdict } };
    process.stdout.write(`${JSON.stringify({ ...facts, deals, ...test, seats: found })}\n`);
    return;
  }
  const width = Math.max(...bots.map(({ length }) => length));
  for (const each of found) process.stdout.write(`${say.standing({ ...each, width })}\n`);
  if (hypotheses !== undefined) {
    process.stdout.write(`${say.tested({ bot: bots[0] ?? "", deals, verdict, ...hypotheses })}\n`);
  }
}

/** What was played. */
interface Outcome {
  readonly sums: readonly Sums[];
  readonly deals: number;
  readonly verdict: "high" | "low" | "undecided";
}

/** A game as a line of the file of records. */
const recordOf = ({ deal, seats, link, points, fault }: Recorded, bots: readonly string[]): string =>
  `${JSON.stringify({ deal: deal + 1, seats: seats.map((at) => bots[at]), link, points, fault: fault ?? null })}\n`;

/**
 * Lets these bots play, until all is played or a test is decided; faults are told as they come. Ctrl+C tells what was played
 * until then.
 */
async function playOut(
  contest: Contest,
  seats: readonly string[],
  tellStopped: (outcome: Outcome) => void,
): Promise<Outcome> {
  const { arena, asked, deals, game, hypotheses, options, scoring } = contest;
  const { movetime, nodes, seed, records: file, workers = availableParallelism() } = asked;
  const jobs = Array.from({ length: Math.ceil(deals / AT_ONCE) }, (_, i) => {
    const from = i * AT_ONCE;
    const to = Math.min(deals, from + AT_ONCE);
    return { game, options, seats, seed, scoring, movetime, nodes, from, to, records: file !== undefined };
  });
  const progress = new ProgressLine(deals);
  const faults = seats.map(() => 0);
  let sums: readonly Sums[] | undefined;
  let done = 0;
  let verdict: Outcome["verdict"] = "undecided";
  const stop = () => {
    progress.end();
    process.stderr.write(`${say.arenaStopped({ done, deals })}\n`);
    tellStopped({ sums: sums ?? [], deals: done, verdict });
    process.exit(EXIT.interrupted);
  };
  // Before the command's own, which ends it without a word.
  process.prependOnceListener("SIGINT", stop);
  for await (const part of inThreads("arena", jobs, workers, "dismiss")) {
    sums = sums === undefined ? part.sums : arena.add(sums, part.sums);
    for (const { deal, seats: table, fault, link } of part.games) {
      const entrant = fault === undefined ? undefined : table[fault.seat];
      if (fault === undefined || entrant === undefined) continue;
      const count = (faults[entrant] ?? 0) + 1;
      faults[entrant] = count;
      const told = { bot: seats[entrant] ?? "", deal: deal + 1, why: fault.why, link };
      if (count <= FAULTS_TOLD) progress.note(say.fault(told));
    }
    if (file !== undefined) await appendOutput(file, part.games.map((each) => recordOf(each, seats)).join(""));
    done = Math.min(deals, done + AT_ONCE);
    progress.show(done);
    if (hypotheses !== undefined) verdict = arena.test(sums[0] ?? {}, hypotheses);
    if (verdict !== "undecided") break;
  }
  process.off("SIGINT", stop);
  progress.end();
  for (const [i, count] of faults.entries()) {
    if (count > FAULTS_TOLD) process.stderr.write(`${say.moreFaults({ bot: seats[i] ?? "", count })}\n`);
  }
  return { sums: sums ?? [], deals: done, verdict };
}

/** Describes the command. */
export function define(command: Command, declared: readonly Declared[]): void {
  command
    .description(say.arenaAbout())
    .addArgument(gameArgument("bots"))
    .option("--seats <bots>", say.seatsOption())
    .option("--ladder <bots>", say.ladderOption())
    .option("--deals <n>", say.dealsOption(), wholeNumber("--deals", 1))
    .option("--seed <text>", say.seedOption(), "1")
    .option("--preset <name>", say.presetOption())
    .option("--scoring <name>", say.scoringOption())
    .option("--movetime <ms>", say.movetimeOption(), wholeNumber("--movetime", 1))
    .option("--nodes <n>", say.nodesOption(), wholeNumber("--nodes"))
    .option("--sprt <low,high>", say.sprtOption())
    .option("--workers <n>", say.workersOption(), wholeNumber("--workers", 1))
    .option("--json", say.jsonOption())
    .option("--records <file>", say.recordsOption())
    .action(play);
  const levels = { ...LEVELS, isList: true } as const;
  const scorings = { of: async ({ terminal }: Declared) => (await terminal?.arena?.())?.scorings ?? [] };
  takes(command, { "--seats": levels, "--ladder": levels, "--preset": RULES, "--scoring": scorings });
  addExamples(command, examplesOf(declared, "arena"));
}
