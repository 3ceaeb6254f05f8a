/** `baize engine`: answers another program, line by line. */

import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { Command } from "commander";
import { Engine } from "../engine.ts";
import { addExamples } from "../options.ts";
import { EXIT, Stop } from "../stop.ts";
import { findGame, gamesWith } from "../tables.ts";

async function run(id: string): Promise<void> {
  const entry = findGame(id);
  const [game, roster] = await Promise.all([entry.rules(), entry.bots?.(readFile)]);
  const bots = roster?.ids ?? [];
  if (entry.solver === undefined && bots.length === 0) {
    throw new Stop(EXIT.usage, `There is neither a solver nor a bot for ${entry.title}.`);
  }
  const write = (line: string) => void process.stdout.write(`${line}\n`);
  const engine = new Engine(entry, game, bots, write);
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
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
export function define(command: Command): void {
  command
    .description(
      "Speaks a line protocol on stdin and stdout, for programs that use the solvers and bots: docs/engine.md.",
    )
    .argument("<game>", gamesWith("rules"))
    .action(run);
  addExamples(
    command,
    "printf 'position /freecell/1\\ngo nodes 1000\\n' | baize engine freecell",
    "baize engine bigtwo",
  );
}
