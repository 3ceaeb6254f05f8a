/** `baize deal`: prints a deal. */

import { firstState, must } from "@baize/kernel";
import type { Command } from "commander";
import { type Declared, examplesOf } from "../arguments/declarations.ts";
import { findGame, knownWord, randomDeal, startMatch } from "../arguments/games.ts";
import { addExamples, addRulesOption, gameArgument } from "../arguments/options.ts";
import { DEALS, takes } from "../arguments/values.ts";
import { say } from "../words/index.ts";

interface DealOptions {
  readonly format?: string;
  readonly options?: string;
}

async function printDeal(id: string, text: string | undefined, { format, options }: DealOptions): Promise<void> {
  const entry = findGame(id);
  const [game, terminal] = await Promise.all([entry.rules(), entry.terminal?.()]);
  const match = startMatch(game, text ?? randomDeal(game, options), options, terminal);
  const formats = terminal?.deals ?? { text: { write: (state: unknown) => game.stateText.format(state) } };
  const [usual = ""] = Object.keys(formats);
  const name = knownWord(format ?? usual, Object.keys(formats), (choice) =>
    say.noSuchFormat({ ...choice, title: entry.title }),
  );
  if (text === undefined) process.stderr.write(`${say.dealNamed({ deal: match.deal })}\n`);
  process.stdout.write(`${formats[name]?.write(must(firstState(game, match)), match.deal)}\n`);
}

/** The ways a game has to write a deal, for the help. */
const formatsOf = ({ entry, terminal }: Declared) =>
  terminal?.deals === undefined ? [] : [{ title: entry.title, formats: Object.keys(terminal.deals) }];

/** Describes the command. */
export function define(command: Command, declared: readonly Declared[]): void {
  command
    .description(say.dealAbout())
    .addArgument(gameArgument("rules"))
    .argument("[deal]", say.dealArgument())
    .option("--format <name>", say.formatOption({ games: declared.flatMap(formatsOf) }));
  takes(command, { deal: DEALS, "--format": { of: ({ terminal }) => Object.keys(terminal?.deals ?? {}) } });
  addRulesOption(command).action(printDeal);
  addExamples(command, examplesOf(declared, "deal"));
}
