/** `baize arena`: lets bots play each other on duplicate deals. */

import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { AnyTerminal, Sums } from "@baize/terminal";
import type { Command } from "commander";
import { type Declared, examplesOf } from "../arguments/declarations.ts";
import { findGame, gamesWith, knownWord, orStop } from "../arguments/games.ts";
import { addExamples, wholeNumber } from "../arguments/options.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { Progress } from "../report/progress.ts";
import { inThreads } from "../threads/pool.ts";
import { say } from "../words/index.ts";

interface ArenaOptions {
  readonly seats?: string;
  readonly ladder?: string;
  readonly deals: number;
  readonly seed: string;
  readonly preset?: string;
  readonly workers?: number;
  readonly json?: boolean;
}

/** Deals that a thread plays at once: few, for a strong bot takes its time. */
const AT_ONCE = 2;

const thousandths = (n: number): number => Math.round(n * 1000) / 1000;

/** A seed that is a number is written as one. */
const seedValue = (seed: string): string | number => (/^\d{1,15}$/.test(seed) ? Number(seed) : seed);

/** What each entrant came to, in the order of the seats. */
async function standings(terminal: AnyTerminal, seats: readonly string[], sums: readonly Sums[]) {
  const arena = await terminal.arena?.();
  return seats.flatMap((bot, i) => {
    const found = arena?.standing(sums[i] ?? {});
    if (found === undefined) return [];
    const points = { mean: thousandths(found.mean), se: thousandths(found.error) };
    return [{ bot, points, winRate: thousandths(found.winRate) }];
  });
}

async function play(id: string, asked: ArenaOptions): Promise<void> {
  const entry = findGame(id);
  const [game, terminal, roster] = await Promise.all([entry.rules(), entry.terminal?.(), entry.bots?.(readFile)]);
  const arena = await terminal?.arena?.();
  if (terminal === undefined || arena === undefined || roster === undefined) {
    throw new Stop(EXIT.usage, say.noArena({ title: entry.title }));
  }
  const { deals, seed, json } = asked;
  if ((asked.seats === undefined) === (asked.ladder === undefined)) throw new Stop(EXIT.usage, say.seatsOrLadder());
  const bots = (asked.seats ?? asked.ladder ?? "")
    .split(",")
    .map((name) => knownWord(name.trim(), roster.ids, say.noSuchBot));
  const needed = asked.seats === undefined ? 2 : game.meta.seats;
  if (asked.seats === undefined ? bots.length < needed : bots.length !== needed) {
    throw new Stop(EXIT.usage, say.wrongSeats({ found: bots.length, needed }));
  }
  const options = asked.preset === undefined ? game.options.standard : orStop(game.options.parse(asked.preset), game);
  const preset = game.options.format(options);
  const facts = { preset, deals, seed: seedValue(seed) };
  const contest = (seats: readonly string[]) => playContest(id, preset, seats, asked, terminal);
  if (asked.ladder !== undefined) {
    const steps = [];
    for (const [i, below] of bots.slice(0, -1).entries()) {
      const [first] = await contest([bots[i + 1] ?? "", ...Array<string>(game.meta.seats - 1).fill(below)]);
      if (first === undefined) continue;
      const { bot, points, winRate } = first;
      steps.push({ bot, below, points, winRate });
      if (!json) process.stdout.write(`${say.ladderStep({ bot, below, ...points, winRate })}\n`);
    }
    if (json) process.stdout.write(`${JSON.stringify({ ...facts, ladder: steps })}\n`);
    return;
  }
  const found = await contest(bots);
  if (json) {
    process.stdout.write(`${JSON.stringify({ ...facts, seats: found })}\n`);
    return;
  }
  for (const { bot, points, winRate } of found) {
    process.stdout.write(`${say.standing({ bot, ...points, winRate })}\n`);
  }
}

/** Lets these bots play, and gives what each came to. */
async function playContest(
  game: string,
  options: string,
  seats: readonly string[],
  { deals, seed, workers }: ArenaOptions,
  terminal: AnyTerminal,
) {
  const arena = await terminal.arena?.();
  const jobs = Array.from({ length: Math.ceil(deals / AT_ONCE) }, (_, i) => {
    const from = i * AT_ONCE;
    return { game, options, seats, seed, from, to: Math.min(deals, from + AT_ONCE) };
  });
  const progress = new Progress(deals);
  let sums: readonly Sums[] | undefined;
  let done = 0;
  for await (const part of inThreads("arena", jobs, workers ?? availableParallelism())) {
    sums = sums === undefined ? part : arena?.add(sums, part);
    done += AT_ONCE;
    progress.show(Math.min(deals, done));
  }
  progress.end();
  return standings(terminal, seats, sums ?? []);
}

/** Describes the command. */
export function define(command: Command, declared: readonly Declared[]): void {
  command
    .description(say.arenaAbout())
    .argument("<game>", gamesWith("bots"))
    .option("--seats <bots>", say.seatsOption())
    .option("--ladder <bots>", say.ladderOption())
    .option("--deals <n>", say.dealsOption(), wholeNumber("--deals", 1), 100)
    .option("--seed <text>", say.seedOption(), "1")
    .option("--preset <name>", say.presetOption())
    .option("--workers <n>", say.workersOption(), wholeNumber("--workers", 1))
    .option("--json", say.jsonOption())
    .action(play);
  addExamples(command, examplesOf(declared, "arena"));
}
