/** Who sits in the arena: a level of the game by its name, a program (`cmd:python3 mybot.py`), or a module (`module:./mybot.js`). */

import { accessSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type AnyGame, answersTo, type Entrant, type Roster, type Shape } from "@baize/kernel";
import { knownWord } from "../arguments/games.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { troubleOf } from "../arguments/trouble.ts";
import { say } from "../words/index.ts";
import { BotProgram, type MoveLimits } from "./bot-program.ts";

const COMMAND = "cmd:";
const MODULE = "module:";

/** Whether somebody other than a level of the game is named. */
const isForeign = (name: string): boolean => name.startsWith(COMMAND) || name.startsWith(MODULE);

/** The names in a list split by commas; levels that do not exist are a usage error. */
export const readNames = (list: string, levels: readonly string[]): readonly string[] =>
  list
    .split(",")
    .map((name) => name.trim())
    .map((name) => (isForeign(name) ? name : knownWord(name, levels, say.noSuchBot)));

const fail = (error: unknown): never => {
  throw new Error(say.botFailed({ why: error instanceof Error ? error.message : String(error) }));
};

/** A bot of somebody else's: what it throws is told as its failure. Who answers at once still does. */
const guarded = (bot: Entrant<Shape>): Entrant<Shape> => ({
  id: bot.id,
  choose(...asked) {
    try {
      const choice = bot.choose(...asked);
      return choice instanceof Promise ? choice.catch(fail) : choice;
    } catch (error) {
      return fail(error);
    }
  },
});

/** The bot that a module exports, as `bot` or by default. */
async function botOf(file: string): Promise<Entrant<Shape>> {
  let found: Record<string, unknown>;
  try {
    accessSync(file);
    found = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw new Stop(EXIT.failure, say.cannotImport({ file, why: troubleOf(error) }));
  }
  const bot = found.bot ?? found.default;
  if (!answersTo(bot, ["choose"])) throw new Stop(EXIT.usage, say.noBotInModule({ file }));
  return guarded(bot as Entrant<Shape>);
}

/** Everybody who plays, each of them once; `close` ends the programs among them. */
export class Entrants {
  readonly #known = new Map<string, Entrant<Shape>>();
  readonly #programs: BotProgram[] = [];

  /** Whoever has this name; a level is read from the roster. */
  async find(name: string, game: AnyGame, roster: Roster<Shape>, limits: MoveLimits): Promise<Entrant<Shape>> {
    const known = this.#known.get(name) ?? (await this.#open(name, game, roster, limits));
    this.#known.set(name, known);
    return known;
  }

  async #open(name: string, game: AnyGame, roster: Roster<Shape>, limits: MoveLimits): Promise<Entrant<Shape>> {
    if (name.startsWith(MODULE)) return botOf(name.slice(MODULE.length));
    if (!name.startsWith(COMMAND)) return roster.bot(name);
    const program = new BotProgram(name, name.slice(COMMAND.length), game, limits);
    this.#programs.push(program);
    return program;
  }

  /** Tries everybody once, so that who cannot play at all is told before the first deal. */
  async tryOut(names: readonly string[], game: AnyGame, roster: Roster<Shape>): Promise<void> {
    for (const name of new Set(names)) {
      try {
        const found = await this.find(name, game, roster, {});
        if (found instanceof BotProgram) await found.greet();
      } catch (error) {
        throw error instanceof Stop
          ? error
          : new Stop(EXIT.failure, say.cannotSit({ name, why: (error as Error).message }));
      }
    }
    await this.close();
  }

  async close(): Promise<void> {
    await Promise.all(this.#programs.map((program) => program.close()));
  }
}
