/** `baize replay`: shows a recorded match, move by move. */

import { must } from "@baize/kernel";
import type { Command } from "commander";
import { readInput } from "../input.ts";
import { addDrawOptions, addExamples, type DrawOptions, wholeNumber } from "../options.ts";
import { movesText, resultText } from "../outcome.ts";
import { usesColour } from "../paint.ts";
import { tableText } from "../picture.ts";
import { type Heading, openRecord } from "../records.ts";
import { EXIT, Stop } from "../stop.ts";
import { addRecordOptions } from "./verify.ts";

interface ReplayOptions extends Heading, DrawOptions {
  readonly ply?: number;
}

async function replayRecord(file: string, options: ReplayOptions): Promise<void> {
  const { entry, match } = await openRecord(await readInput(file), options);
  const terminal = await entry.terminal?.();
  const { ply, ascii = false, fourColor: fourColour = false } = options;
  if (ply !== undefined && ply > match.ply) {
    throw new Stop(EXIT.usage, `--ply is ${ply}; this match has ${match.ply} moves.`);
  }
  const { stdout } = process;
  const palette = { colour: usesColour(process.env, stdout.isTTY), fourColour };
  const sheet = { ascii, width: stdout.columns ?? 80, height: Number.POSITIVE_INFINITY };
  for (const at of ply === undefined ? Array.from({ length: match.ply + 1 }, (_, i) => i) : [ply]) {
    const moment = must(match.goTo(at));
    const heading = at === 0 ? `${entry.title} ${match.deal}` : `Move ${at}: ${match.moves[at - 1]}`;
    stdout.write(`${heading}\n${tableText(moment, terminal, sheet, palette)}\n\n`);
  }
  stdout.write(`${movesText(match.ply)}, ${resultText(match.status)}.\n`);
}

/** Describes the command. */
export function define(command: Command): void {
  addDrawOptions(
    addRecordOptions(command.description("Shows a recorded match, move by move.")).option(
      "--ply <n>",
      "only the table after n moves",
      wholeNumber("--ply"),
    ),
  ).action(replayRecord);
  addExamples(
    command,
    "baize replay match.json",
    "baize replay match.json --ply 12 --ascii",
    "echo '/freecell/617?moves=26' | baize replay -",
  );
}
