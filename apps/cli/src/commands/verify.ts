/** `baize verify`: says whether a recorded match is right. */

import type { Command } from "commander";
import { type Declared, examplesOf } from "../arguments/declarations.ts";
import { readInput } from "../arguments/input.ts";
import { addExamples, addRulesOption } from "../arguments/options.ts";
import { type Heading, openRecord } from "../records/record.ts";
import { resultText } from "../report/outcome.ts";
import { say } from "../words/index.ts";

async function verifyRecord(file: string, heading: Heading): Promise<void> {
  const { entry, match, remark } = await openRecord(await readInput(file), heading);
  if (remark !== undefined) process.stderr.write(`${remark}\n`);
  const result = resultText(match.status);
  process.stdout.write(`${say.verified({ title: entry.title, deal: match.deal, moves: match.ply, result })}\n`);
}

/** Adds what names a record, for `verify` and `replay` alike. */
export const addRecordOptions = (command: Command): Command =>
  addRulesOption(
    command
      .argument("<file>", say.fileArgument())
      .option("--game <id>", say.gameOption())
      .option("--deal <text>", say.dealOption()),
  );

/** Describes the command. */
export function define(command: Command, declared: readonly Declared[]): void {
  addRecordOptions(command.description(say.verifyAbout())).action(verifyRecord);
  addExamples(command, ["baize verify match.json", ...examplesOf(declared, "verify")]);
}
