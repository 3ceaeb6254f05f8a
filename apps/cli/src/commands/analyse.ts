/** `baize analyse`: counts all that can happen from a deal. */

import type { Command } from "commander";
import { addExamples, addRulesOption, wholeNumber } from "../options.ts";
import { EXIT, Stop } from "../stop.ts";
import { findGame, startMatch } from "../tables.ts";
import { inThreads } from "../threads/pool.ts";

interface AnalyseOptions {
  readonly options?: string;
  readonly target?: string;
  readonly budgetMs?: number;
  readonly json?: boolean;
}

/** A finding as lines of a name and a value; lists of records become tables. */
function textOf(found: object): string {
  return Object.entries(found)
    .map(([name, value]) => {
      if (!Array.isArray(value)) return `${name}: ${value ?? "not counted"}`;
      return [`${name}:`, ...value.map((row) => `  ${Object.entries(row).flat().join(" ")}`)].join("\n");
    })
    .join("\n");
}

async function analyse(id: string, deal: string, asked: AnalyseOptions): Promise<void> {
  const entry = findGame(id);
  const [game, terminal] = await Promise.all([entry.rules(), entry.terminal?.()]);
  if (terminal?.analyse === undefined) throw new Stop(EXIT.usage, `${entry.title} cannot be analysed.`);
  const options = asked.target ?? asked.options;
  startMatch(game, deal, options, terminal);
  for await (const found of inThreads("analyse", [{ game: id, deal, options, milliseconds: asked.budgetMs }], 1)) {
    if (found === undefined) throw new Stop(EXIT.gaveUp, "Not analysed: the budget or the memory was too small.");
    process.stdout.write(`${asked.json ? JSON.stringify(found) : textOf(found)}\n`);
  }
}

/** Describes the command. */
export function define(command: Command): void {
  addRulesOption(
    command
      .description("Counts the positions that can be reached and won, the ways to win, and more.")
      .argument("<game>", "pegs")
      .argument("<deal>", "such as skull or english-d4")
      .option("--target <hole>", "where the last peg has to stand (standard: anywhere)")
      .option("--budget-ms <n>", "give up after n milliseconds", wholeNumber("--budget-ms", 1))
      .option("--json", "one object"),
  ).action(analyse);
  addExamples(command, "baize analyse pegs plus", "baize analyse pegs english-d4 --target d4 --json");
}
