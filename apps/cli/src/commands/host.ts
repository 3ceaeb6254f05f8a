/** `baize host`: opens an online table and sits down there as its host. */

import { mannersOf } from "@baize/kernel";
import { openTable } from "@baize/midend";
import type { Command } from "commander";
import { type Declared, examplesOf } from "../arguments/declarations.ts";
import { findGame, knownWord, orStop } from "../arguments/games.ts";
import { addDrawOptions, addExamples, addRulesOption, gameArgument, wholeNumber } from "../arguments/options.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { LEVELS, takes } from "../arguments/values.ts";
import { readId, serverFrom } from "../online/address.ts";
import { addVisitOptions, needScreen, notServed, type VisitOptions, visitTable } from "../online/visit.ts";
import { worldAt } from "../online/world.ts";
import { say } from "../words/index.ts";

interface HostOptions extends VisitOptions {
  readonly server?: string;
  readonly options?: string;
  readonly clock: string;
  readonly deals: number;
  readonly bot?: string;
}

const CLOCKS: Readonly<Record<string, string | number>> = { none: "none", match: "match", 15: 15, 30: 30, 60: 60 };
const DEALS = 5;

/** What the server is asked for; what does not exist is a usage error. */
async function wishFrom(id: string, { options, clock: text, deals, bot }: HostOptions): Promise<object> {
  const entry = findGame(id);
  const game = await entry.rules();
  const company = mannersOf(game).company;
  if (company === undefined) throw new Stop(EXIT.usage, say.nobodyElse({ title: entry.title }));
  const clock = CLOCKS[text];
  if (clock === undefined) throw new Stop(EXIT.usage, say.badClock({ text }));
  const levels = company.levels.map((level) => level.id);
  return {
    game: id,
    clock,
    term: { kind: "deals", deals },
    ...(options !== undefined && { options: game.options.format(orStop(game.options.parse(options), game)) }),
    ...(bot !== undefined && { level: knownWord(bot, levels, say.noSuchBot) }),
  };
}

async function host(id: string, asked: HostOptions): Promise<void> {
  const server = serverFrom(asked.server);
  const wish = await wishFrom(id, asked);
  needScreen();
  const left = new AbortController();
  try {
    const opened = await openTable(worldAt(server, left.signal), wish);
    const id = readId(opened.id);
    if (!opened.ok || id === undefined) throw notServed(server, opened);
    await visitTable({ server, id }, asked);
  } finally {
    left.abort();
  }
}

/** Describes the command. */
export function define(command: Command, declared: readonly Declared[]): void {
  command
    .description(say.onlineHostAbout())
    .addArgument(gameArgument("bots"))
    .option("--clock <time>", say.clockOption(), "30")
    .option("--deals <n>", say.onlineDealsOption(), wholeNumber("--deals", 1), DEALS)
    .option("--bot <level>", say.onlineBotOption());
  takes(command, { "--clock": { words: Object.keys(CLOCKS) }, "--bot": LEVELS });
  addDrawOptions(addRulesOption(addVisitOptions(command))).action(host);
  addExamples(command, examplesOf(declared, "host"));
}
