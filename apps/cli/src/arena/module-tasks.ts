/** What the thread of a bot that is a module can do: load it, and ask it for a move. */

import { accessSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { answersTo, type Bot, Budget, Random, type Shape } from "@baize/kernel";
import { EXIT, type ExitCode } from "../arguments/stop.ts";
import { troubleOf } from "../arguments/trouble.ts";
import { say } from "../words/index.ts";
import { allowanceOf, type MoveLimits } from "./limits.ts";

/** A bot that was found, or how the command ends without it. */
type Loaded = { readonly bot: Bot<Shape> } | { readonly exit: ExitCode; readonly why: string };

/** A move that is asked of a module; an alias, so that declarations can be written. */
type Question = {
  readonly file: string;
  readonly view: unknown;
  readonly legalMoves: readonly unknown[];
  /** Names the chance that it may draw. */
  readonly seed: string;
  readonly limits: MoveLimits;
};

/** The bot that a module exports, as `bot` or by default. */
async function botOf(file: string): Promise<Loaded> {
  let found: Record<string, unknown>;
  try {
    accessSync(file);
    found = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    return { exit: EXIT.failure, why: say.cannotImport({ file, why: troubleOf(error) }) };
  }
  const bot = found.bot ?? found.default;
  if (!answersTo(bot, ["choose"])) return { exit: EXIT.usage, why: say.noBotInModule({ file }) };
  return { bot: bot as Bot<Shape> };
}

/** The tasks by name. */
export const moduleTasks = {
  /** Loads a module; null when it has a bot. */
  async load({ file }: { readonly file: string }): Promise<{ readonly exit: ExitCode; readonly why: string } | null> {
    const loaded = await botOf(file);
    return "bot" in loaded ? null : loaded;
  },

  /** What the bot of a module plays from what its seat sees. */
  async consult({ file, view, legalMoves, seed, limits }: Question): Promise<unknown> {
    const loaded = await botOf(file);
    if (!("bot" in loaded)) throw new Error(loaded.why);
    return loaded.bot.choose(view, legalMoves, Random.fromSeed(seed), new Budget(allowanceOf(limits)));
  },
};
