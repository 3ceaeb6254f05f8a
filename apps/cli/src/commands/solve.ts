/** `baize solve`: a winning line for a deal, a range of deals or a board. */

import { availableParallelism } from "node:os";
import { type Match, mannersOf, type Shape, type Wish } from "@baize/kernel";
import { type Found, folded } from "@baize/terminal";
import type { Command } from "commander";
import { addSwitches, type Declared, examplesOf, meaningOf } from "../arguments/declarations.ts";
import { findGame, startMatch } from "../arguments/games.ts";
import { writeOutput } from "../arguments/input.ts";
import { addExamples, addRulesOption, gameArgument, queueAddress, wholeNumber } from "../arguments/options.ts";
import { addCountOption, checkCount, countOf, memoryFor } from "../arguments/shortness.ts";
import { EXIT, type ExitCode, Stop } from "../arguments/stop.ts";
import { DEALS, takes } from "../arguments/values.ts";
import { type Loaded, listIn, RANGE, readTable, readTableOf, textAt } from "../records/table.ts";
import { boundsOf, isDone, jsonOf, type Style } from "../report/finding.ts";
import { ProgressLine } from "../report/progress.ts";
import { RecordFile } from "../report/record-file.ts";
import { ResultsFile } from "../report/results-file.ts";
import { isProved, type Solved } from "../report/summary.ts";
import { inThreads } from "../threads/pool.ts";
import { say } from "../words/index.ts";

interface SolveOptions {
  readonly options?: string;
  readonly shortest?: boolean;
  readonly prove?: boolean;
  readonly count?: string;
  readonly budgetMs?: number;
  readonly workers?: number;
  readonly json?: boolean;
  readonly queue?: string | true;
  readonly resume?: boolean;
  readonly csv?: string;
  readonly jsonl?: string;
  readonly lines?: boolean;
  readonly record?: string;
}

/** What is asked about each deal. */
interface Ask {
  readonly game: string;
  readonly options: string | undefined;
  readonly milliseconds: number | undefined;
  readonly shortest: boolean;
  readonly wish: Wish | undefined;
}

/** How many deals a thread takes at once, at most: enough to keep it busy, few enough to show progress. */
const MOST_AT_ONCE = 50;
const MOST_DEALS = 10_000_000;
const LINE_WIDTH = 80;

/** The first and the last number. */
type Range = readonly [number, number];

/** The first and the last number of a range such as `1-32000`. */
function readRange(text: string): Range | undefined {
  const [, first, last] = RANGE.exec(text) ?? [];
  if (first === undefined || last === undefined) return undefined;
  if (Number(first) > Number(last)) throw new Stop(EXIT.usage, say.rangeBackwards({ range: text }));
  if (Number(last) - Number(first) >= MOST_DEALS) {
    throw new Stop(EXIT.usage, say.rangeTooLong({ range: text, most: MOST_DEALS }));
  }
  return [Number(first), Number(last)];
}

/** Puts a range on a queue and prints what its workers made of it; gives the exit code. */
async function solveByQueue(
  address: string,
  [first, last]: Range,
  ask: Ask,
  title: string,
  { json = false, resume = false, prove = false, csv, jsonl, lines, record, count = "" }: SolveOptions,
): Promise<ExitCode> {
  const [{ Queue }, { solveOnQueue }] = await Promise.all([import("../queue/queue.ts"), import("../queue/follow.ts")]);
  const { makerOf } = await import("../queue/maker.ts");
  const queue = await Queue.open(address);
  try {
    const kept = lines || record !== undefined ? { lines: true } : {};
    const errand = { ...ask, ...kept, ...(await makerOf(ask.game)), first, last };
    const file = jsonl === undefined ? undefined : await ResultsFile.open(jsonl, ask);
    const table = record === undefined ? undefined : await RecordFile.open(record, count);
    const allowed = ask.milliseconds === undefined ? Number.POSITIVE_INFINITY : ask.milliseconds / 1000;
    const manner = { isResumed: resume, known: table?.known(first, last, allowed) ?? [] };
    let open = 0;
    const take = async (page: readonly Solved[]) => {
      open += page.filter((solved) => !isProved(solved)).length;
      table?.learn(page, allowed);
      await file?.write(page);
    };
    const summary = await queue.database.using(() => solveOnQueue(queue, errand, title, manner, take));
    for (const each of [file, table]) if (each !== undefined) process.stderr.write(`${await each.end()}\n`);
    process.stdout.write(json ? `${JSON.stringify(summary.object())}\n` : summary.text());
    if (csv !== undefined) await writeOutput(csv, summary.csv());
    return (prove ? open : summary.counts.unknown) === 0 ? EXIT.done : EXIT.gaveUp;
  } finally {
    await queue.end();
  }
}

/** What is told of one deal. */
interface Told {
  /** All of it as an object, where that was asked for. */
  readonly json: string | undefined;
  /** The moves as the game writes a line. */
  readonly line: string;
  readonly bounds: string | undefined;
  /** Whether it is all that was asked for. */
  readonly done: boolean;
  /** Whether it may have ended before its time. */
  readonly isLimited: boolean;
}

/** Prints what was found about one deal; gives the exit code. */
function tellOne({ verdict, moves, ms }: Found, told: Told): ExitCode {
  const { json, line, bounds, done, isLimited } = told;
  if (json !== undefined) process.stdout.write(`${json}\n`);
  else if (moves.length > 0) process.stdout.write(`${folded(line, LINE_WIDTH).join("\n")}\n`);
  if (json === undefined && bounds !== undefined) process.stderr.write(`${bounds}\n`);
  if (verdict === "won" && moves.length === 0) process.stderr.write(`${say.isWonAlready()}\n`);
  if (verdict === "won") return done ? EXIT.done : EXIT.gaveUp;
  const unknown = isLimited ? say.notSolved({ ms }) : say.noRoom({ ms });
  process.stderr.write(`${verdict === "lost" ? say.isImpossible() : unknown}\n`);
  return verdict === "lost" ? EXIT.impossible : EXIT.gaveUp;
}

/** The numbers of a range as deals. */
const dealsIn = ([first, last]: Range): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, n) => String(first + n));

/** What is to be solved: one table, or many, each a deal or a link. */
type Wanted = { readonly one: Match<Shape> } | { readonly many: readonly string[] };

/** Reads the words of a command line; each table is handed to `check`, of a range the first and the last. */
async function readWanted(
  words: readonly string[],
  loaded: Loaded,
  options: string | undefined,
  check: (match: Match<Shape>) => void,
): Promise<Wanted> {
  const { game, terminal } = loaded;
  const many: string[] = [];
  const take = (match: Match<Shape>, word: string) => {
    check(match);
    many.push(game.deal.parse(word).ok ? word : match.link());
  };
  const takeRange = (range: Range) => {
    for (const end of range) check(startMatch(game, String(end), options, terminal));
    for (const deal of dealsIn(range)) many.push(deal);
  };
  for (const word of words) {
    const range = readRange(word);
    if (range !== undefined) {
      takeRange(range);
      continue;
    }
    const text = await textAt(word, loaded);
    const list = text === undefined ? undefined : listIn(text, loaded);
    if (list !== undefined) {
      for (const line of list) {
        const among = readRange(line);
        if (among === undefined) take(await readTableOf(line, loaded, options), line);
        else takeRange(among);
      }
      continue;
    }
    const match = await (text === undefined ? readTableOf(word, loaded, options) : readTable(text, loaded, options));
    if (words.length === 1) {
      check(match);
      return { one: match };
    }
    take(match, word);
  }
  return { many };
}

async function solve(id: string, words: readonly string[], asked: SolveOptions): Promise<void> {
  const entry = findGame(id);
  for (const name of ["resume", "csv", "jsonl", "lines", "record"] as const) {
    if (asked[name] === undefined || asked.queue !== undefined) continue;
    throw new Stop(EXIT.usage, say.needsQueue({ option: `--${name}` }));
  }
  if (asked.record !== undefined && !asked.prove) throw new Stop(EXIT.usage, say.recordNeedsProof());
  if (entry.solver === undefined) throw new Stop(EXIT.usage, say.noSolver({ title: entry.title }));
  const [game, terminal, solver] = await Promise.all([entry.rules(), entry.terminal?.(), entry.solver()]);
  const { options = asked.options } = meaningOf(terminal, "solve", asked);
  const { prove = false, shortest = prove || asked.count !== undefined } = asked;
  const count = countOf(asked.count, solver, entry.title);
  const [what = ""] = words;
  const range = words.length === 1 ? readRange(what) : undefined;
  if (asked.queue !== undefined && range === undefined) throw new Stop(EXIT.usage, say.queueNeedsRange());
  const wanted = await readWanted(words, { entry, game, terminal }, options, (match) =>
    checkCount(count, solver, match, game),
  );
  const workers = "one" in wanted ? 1 : (asked.workers ?? availableParallelism());
  const wish = prove ? { count, gigabytes: memoryFor(workers) } : count === undefined ? undefined : { count };
  const job = { game: id, options, milliseconds: asked.budgetMs, shortest, wish };
  const style = { json: asked.json ?? false, prove };
  if ("one" in wanted) {
    const link = wanted.one.link();
    for await (const [found] of inThreads("solve", [{ ...job, deals: [link] }], 1)) {
      if (found === undefined) continue;
      process.exitCode = tellOne(found, {
        json: style.json ? jsonOf(found, link, terminal) : undefined,
        line: mannersOf(game).lineText(found.moves),
        bounds: boundsOf(found, solver, wish),
        done: isDone(found, style),
        isLimited: asked.budgetMs !== undefined,
      });
    }
    return;
  }
  if (asked.queue !== undefined && range !== undefined) {
    const title = say.rangeTitle({ title: entry.title, range: what });
    const told = { ...asked, count: count ?? Object.keys(solver.counts ?? {})[0] ?? "moves" };
    process.exitCode = await solveByQueue(queueAddress(asked.queue), range, job, title, told);
    return;
  }
  process.exitCode = await solveMany(wanted.many, { ...job, ...style }, workers);
}

/** Solves deals and prints them in order; gives the exit code. */
async function solveMany(deals: readonly string[], ask: Ask & Style, workers: number): Promise<ExitCode> {
  const all = deals.length;
  const size = Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(all / workers / 4)));
  const jobs = Array.from({ length: Math.ceil(all / size) }, (_, i) => ({
    ...ask,
    deals: deals.slice(i * size, (i + 1) * size),
  }));
  const counts = { won: 0, lost: 0, unknown: 0 };
  const progress = new ProgressLine(all);
  let done = 0;
  let isAll = true;
  for await (const printed of inThreads("print", jobs, workers)) {
    for (const verdict of printed.verdicts) counts[verdict]++;
    done += printed.verdicts.length;
    isAll &&= printed.isDone;
    progress.write(printed.text);
    progress.show(done);
  }
  progress.end();
  process.stderr.write(`${say.rangeSolved({ all, ...counts })}\n`);
  return isAll ? EXIT.done : EXIT.gaveUp;
}

/** Describes the command. */
export function define(command: Command, declared: readonly Declared[]): void {
  command
    .description(say.solveAbout())
    .addArgument(gameArgument("solver"))
    .argument("<deal...>", say.solveArgument())
    .option("--shortest", say.shortestOption())
    .option("--prove", say.proveOption())
    .option("--budget-ms <n>", say.budgetOption(), wholeNumber("--budget-ms", 1))
    .option("--workers <n>", say.rangeWorkersOption(), wholeNumber("--workers", 1))
    .option("--json", say.solveJsonOption())
    .option("--queue [address]", say.solveQueueOption())
    .option("--resume", say.resumeOption())
    .option("--csv <file>", say.csvOption())
    .option("--jsonl <file>", say.jsonlOption())
    .option("--lines", say.linesOption())
    .option("--record <file>", say.recordOption());
  takes(command, { deal: DEALS });
  addRulesOption(addSwitches(addCountOption(command), "solve", declared)).action(solve);
  addExamples(command, examplesOf(declared, "solve"));
}
