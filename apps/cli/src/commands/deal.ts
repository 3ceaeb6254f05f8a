/** `baize deal`: prints a deal. */

import type { Command } from "commander";
import { addExamples, addRulesOption } from "../options.ts";
import { findGame, firstState, gamesWith, knownWord, randomDeal, startMatch } from "../tables.ts";

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
  const chosen = formats[knownWord(`format for ${entry.title}`, format ?? usual, Object.keys(formats))];
  if (text === undefined) process.stderr.write(`Deal ${match.deal}\n`);
  process.stdout.write(`${chosen?.write(firstState(match), match.deal)}\n`);
}

/** Describes the command. */
export function define(command: Command): void {
  addRulesOption(
    command
      .description("Prints a deal: its number or name, or a random one.")
      .argument("<game>", gamesWith("rules"))
      .argument("[deal]", "such as 617 or skull; left out, a random one")
      .option("--format <name>", "how: fc-solve, cs3500 or json for FreeCell; grid or json for Peg Solitaire"),
  ).action(printDeal);
  addExamples(
    command,
    "baize deal freecell 617",
    "baize deal freecell 617 --format json",
    "baize deal pegs skull",
    "baize deal bigtwo 42 --options taiwan",
  );
}
