/** `baize verify`: says whether a recorded match is right. */

import type { Command } from "commander";
import { readInput } from "../input.ts";
import { addExamples, addRulesOption } from "../options.ts";
import { movesText, resultText } from "../outcome.ts";
import { type Heading, openRecord } from "../records.ts";

async function verifyRecord(file: string, heading: Heading): Promise<void> {
  const { entry, match } = await openRecord(await readInput(file), heading);
  process.stdout.write(`${entry.title} ${match.deal}: ${movesText(match.ply)}, ${resultText(match.status)}.\n`);
}

/** Adds what names a record, for `verify` and `replay` alike. */
export const addRecordOptions = (command: Command): Command =>
  addRulesOption(
    command
      .argument("<file>", "a save, a share link or a list of moves; - is stdin")
      .option("--game <id>", "the game of a list of moves that does not begin with a link")
      .option("--deal <text>", "its deal"),
  );

/** Describes the command. */
export function define(command: Command): void {
  addRecordOptions(command.description("Replays a record; says what it comes to, or what is wrong and where.")).action(
    verifyRecord,
  );
  addExamples(
    command,
    "baize verify match.json",
    "echo '/pegs/plus?moves=d2-d4' | baize verify -",
    "baize verify moves.txt --game freecell --deal 617",
  );
}
