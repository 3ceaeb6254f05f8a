/** `baize analyse`: counts all that can happen from a deal. */

import type { Command } from "commander";
import { addSwitches, type Declared, examplesOf, meaningOf } from "../arguments/declarations.ts";
import { findGame } from "../arguments/games.ts";
import { addExamples, addRulesOption, gameArgument, wholeNumber } from "../arguments/options.ts";
import { addCountOption, checkCount, countOf, memoryFor } from "../arguments/shortness.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { DEALS, takes } from "../arguments/values.ts";
import { readTableAt } from "../records/table.ts";
import { inThreads } from "../threads/pool.ts";
import { say } from "../words/index.ts";

interface AnalyseOptions {
  readonly options?: string;
  readonly budgetMs?: number;
  readonly count?: string;
  readonly json?: boolean;
}

/** A finding as lines of a name and a value; lists of records become tables. */
function textOf(found: object): string {
  return Object.entries(found)
    .map(([name, value]) => {
      if (!Array.isArray(value)) return say.figure({ name, value });
      return [`${name}:`, ...value.map((row) => `  ${Object.entries(row).flat().join(" ")}`)].join("\n");
    })
    .join("\n");
}

async function analyse(id: string, deal: string, asked: AnalyseOptions): Promise<void> {
  const entry = findGame(id);
  const [game, terminal, solver] = await Promise.all([entry.rules(), entry.terminal?.(), entry.solver?.()]);
  if (solver?.analyse === undefined) throw new Stop(EXIT.usage, say.notAnalysable({ title: entry.title }));
  const { options = asked.options } = meaningOf(terminal, "analyse", asked);
  const match = await readTableAt(deal, { entry, game, terminal }, options);
  const count = countOf(asked.count, solver, entry.title);
  checkCount(count, solver, match, game);
  const link = match.link();
  const wish = { count, gigabytes: memoryFor(1) };
  const job = { game: id, link, milliseconds: asked.budgetMs, wish };
  for await (const found of inThreads("analyse", [job], 1)) {
    if (found === undefined) throw new Stop(EXIT.gaveUp, say.notAnalysed());
    process.stdout.write(`${asked.json ? JSON.stringify(found) : textOf(found)}\n`);
  }
}

/** Describes the command. */
export function define(command: Command, declared: readonly Declared[]): void {
  command
    .description(say.analyseAbout())
    .addArgument(gameArgument("solver"))
    .argument("<deal>", say.analyseArgument())
    .option("--budget-ms <n>", say.analyseBudgetOption(), wholeNumber("--budget-ms", 1))
    .option("--json", say.jsonOption());
  takes(command, { deal: DEALS });
  addRulesOption(addSwitches(addCountOption(command), "analyse", declared)).action(analyse);
  addExamples(command, examplesOf(declared, "analyse"));
}
