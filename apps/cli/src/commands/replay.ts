/** `baize replay`: shows a recorded match, move by move. */

import { must } from "@baize/kernel";
import type { Command } from "commander";
import { type Declared, examplesOf } from "../arguments/declarations.ts";
import { addDrawOptions, addExamples, type DrawOptions, wholeNumber } from "../arguments/options.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { type Heading, openRecord, readRecord } from "../records/record.ts";
import { resultText } from "../report/outcome.ts";
import { usesColour } from "../screen/paint.ts";
import { tableText } from "../screen/picture.ts";
import { say } from "../words/index.ts";
import { addRecordOptions } from "./verify.ts";

interface ReplayOptions extends Heading, DrawOptions {
  readonly ply?: number;
}

async function replayRecord(file: string, options: ReplayOptions): Promise<void> {
  const { entry, match, remark } = await openRecord(await readRecord(file), options);
  if (remark !== undefined) process.stderr.write(`${remark}\n`);
  const terminal = await entry.terminal?.();
  const { ply, ascii = false, fourColor: fourColour = false } = options;
  if (ply !== undefined && ply > match.ply) {
    throw new Stop(EXIT.usage, say.plyTooHigh({ ply, moves: match.ply }));
  }
  const { stdout } = process;
  const palette = { colour: usesColour(process.env, stdout.isTTY), fourColour };
  const sheet = { ascii, width: stdout.columns ?? 80, height: Number.POSITIVE_INFINITY };
  const { moves } = match;
  for (const at of ply === undefined ? Array.from({ length: match.ply + 1 }, (_, i) => i) : [ply]) {
    const moment = must(match.goTo(at));
    const begun = say.matchHeading({ title: entry.title, deal: match.deal });
    const heading = at === 0 ? begun : say.moveHeading({ ply: at, text: moves[at - 1] });
    stdout.write(`${heading}\n${tableText(moment, terminal, sheet, palette)}\n\n`);
  }
  stdout.write(`${say.recordEnd({ moves: match.ply, result: resultText(match.status) })}\n`);
}

/** Describes the command. */
export function define(command: Command, declared: readonly Declared[]): void {
  addRecordOptions(command.description(say.replayAbout()));
  addDrawOptions(command.option("--ply <n>", say.plyOption(), wholeNumber("--ply"))).action(replayRecord);
  addExamples(command, [
    "baize replay match.json",
    "baize replay match.json --ply 12 --ascii",
    ...examplesOf(declared, "replay"),
  ]);
}
