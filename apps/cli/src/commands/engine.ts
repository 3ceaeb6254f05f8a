/** `baize engine`: answers another program, line by line. */

import type { Command } from "commander";
import { type Declared, examplesOf } from "../arguments/declarations.ts";
import { findGame, knownWord } from "../arguments/games.ts";
import { readPart } from "../arguments/input.ts";
import { linesOf } from "../arguments/lines.ts";
import { addExamples, gameArgument } from "../arguments/options.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { LEVELS, takes } from "../arguments/values.ts";
import { Engine } from "../engine/engine.ts";
import { newThread } from "../threads/pool.ts";
import { say } from "../words/index.ts";

async function run(id: string, asked: { readonly bot?: string }): Promise<void> {
  const entry = findGame(id);
  const [game, roster] = await Promise.all([entry.rules(), entry.bots?.(readPart)]);
  const bots = roster?.ids ?? [];
  if (entry.solver === undefined && bots.length === 0) {
    throw new Stop(EXIT.usage, say.noEngine({ title: entry.title }));
  }
  const write = (line: string) => void process.stdout.write(`${line}\n`);
  if (asked.bot !== undefined && bots.length === 0) throw new Stop(EXIT.usage, say.noBots({ title: entry.title }));
  const bot = asked.bot === undefined ? bots.at(-1) : knownWord(asked.bot, bots, say.noSuchBot);
  const engine = new Engine(entry, game, bots, newThread(), write, bot);
  const lines = linesOf(process.stdin);
  for await (const line of lines) {
    if (!(await engine.obey(line))) {
      await engine.end();
      lines.close();
      return;
    }
  }
  await engine.finish();
}

/** Describes the command. */
export function define(command: Command, declared: readonly Declared[]): void {
  command
    .description(say.engineAbout())
    .addArgument(gameArgument("rules"))
    .option("--bot <level>", say.engineBotOption())
    .action(run);
  takes(command, { "--bot": LEVELS });
  addExamples(command, examplesOf(declared, "engine"));
}
