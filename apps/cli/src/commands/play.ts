/** `baize play`: a game in a terminal, or line by line where there is none. */

import type { Command } from "commander";
import { addDrawOptions, addExamples, addRulesOption, type DrawOptions, wholeNumber } from "../options.ts";
import { usesColour } from "../paint.ts";
import { readLeft } from "../play/saves.ts";
import { Session } from "../play/session.ts";
import { EXIT, Stop } from "../stop.ts";
import { findGame, firstState, gamesWith } from "../tables.ts";

interface PlayOptions extends DrawOptions {
  readonly options?: string;
  readonly bot?: string;
  readonly cs3500?: boolean;
  readonly new?: boolean;
  readonly pace: number;
  readonly autoplay: boolean;
}

/** Runs the CS3500 document's controller on stdin and stdout. */
async function runController(session: Session): Promise<void> {
  const controller = session.terminal?.controllers?.cs3500;
  if (controller === undefined) throw new Stop(EXIT.usage, `--cs3500 is for FreeCell, not for ${session.entry.title}.`);
  const write = (text: string) => void process.stdout.write(text);
  try {
    await controller.run(firstState(session.match), { input: process.stdin.setEncoding("utf8"), write });
  } catch (error) {
    throw new Stop(EXIT.failure, (error as Error).message);
  }
}

async function play(id: string, deal: string | undefined, asked: PlayOptions): Promise<void> {
  const entry = findGame(id);
  const { options, bot, ascii = false, fourColor: fourColour = false } = asked;
  const { stdin, stdout, env } = process;
  const isScreen = stdin.isTTY && stdout.isTTY && env.TERM !== "dumb" && !asked.cs3500;
  const left = isScreen && !asked.new && deal === undefined && options === undefined ? readLeft(id) : undefined;
  const follows = isScreen && asked.autoplay;
  const session = await Session.open(entry, { deal, options, bot: bot ?? left?.bot, follows }, left?.save);
  if (asked.cs3500) return runController(session);
  const palette = { colour: usesColour(env, stdout.isTTY), fourColour };
  if (!isScreen) {
    const { playLines } = await import("../play/line-mode.ts");
    return playLines(session, { ascii, palette });
  }
  const { playOnScreen } = await import("../play/full-screen.ts");
  const greeting = left === undefined ? "" : "Your match goes on where you left it. Type new for another deal.";
  process.exitCode = await playOnScreen(session, {
    ascii,
    palette,
    seconds: left?.seconds ?? 0,
    greeting,
    pace: asked.pace,
  });
}

/** Describes the command. */
export function define(command: Command): void {
  addDrawOptions(
    addRulesOption(
      command
        .description("Plays a game on the whole screen, or line by line where no terminal is attached.")
        .argument("<game>", gamesWith("rules"))
        .argument("[deal]", "such as 617 or skull; left out, the match you left, or a random deal")
        .option("--new", "a new deal, even if a match was left")
        .option("--bot <name>", "Big Two: who sits in the other seats, novice to grandmaster (standard: skilled)")
        .option("--pace <ms>", "Big Two: how long a bot takes at least", wholeNumber("--pace"), 400)
        .option("--no-autoplay", "FreeCell: no card goes home by itself")
        .option("--cs3500", "FreeCell: the controller of the CS3500 document"),
    ),
  ).action(play);
  addExamples(
    command,
    "baize play freecell 617",
    "baize play pegs skull --options d4",
    "baize play bigtwo --bot expert",
    "echo 'C1 7 O1 q' | baize play freecell 617 --cs3500",
  );
}
