/** Who sits in the arena: a level of the game by its name, a program (`cmd:python3 mybot.py`), or a module (`module:./mybot.js`). */

import type { AnyGame, Entrant, Roster, Shape } from "@baize/kernel";
import { knownWord } from "../arguments/games.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { say } from "../words/index.ts";
import { BotModule, type ModuleLine } from "./bot-module.ts";
import { BotProgram } from "./bot-program.ts";
import type { MoveLimits } from "./limits.ts";

const COMMAND = "cmd:";
const MODULE = "module:";

/** Whether somebody other than a level of the game is named. */
const isForeign = (name: string): boolean =>
  [COMMAND, MODULE].some((before) => name.startsWith(before) && name !== before);

/** The names in a list split by commas; levels that do not exist are a usage error. */
export const readNames = (list: string, levels: readonly string[]): readonly string[] =>
  list
    .split(",")
    .map((name) => name.trim())
    .map((name) => (isForeign(name) ? name : knownWord(name, levels, say.noSuchBot)));

/** Everybody who plays, each of them once; `close` ends the programs and modules among them. */
export class Entrants {
  readonly #known = new Map<string, Entrant<Shape>>();
  readonly #foreign: (BotProgram | BotModule)[] = [];
  readonly #newLine: () => ModuleLine;

  /** Told how a line to a thread is made, for modules. */
  constructor(newLine: () => ModuleLine) {
    this.#newLine = newLine;
  }

  /** Whoever has this name; a level is read from the roster. */
  async find(name: string, game: AnyGame, roster: Roster<Shape>, limits: MoveLimits): Promise<Entrant<Shape>> {
    const known = this.#known.get(name) ?? (await this.#open(name, game, roster, limits));
    this.#known.set(name, known);
    return known;
  }

  async #open(name: string, game: AnyGame, roster: Roster<Shape>, limits: MoveLimits): Promise<Entrant<Shape>> {
    if (!isForeign(name)) return roster.bot(name);
    const bot = name.startsWith(MODULE)
      ? new BotModule(name, name.slice(MODULE.length), this.#newLine(), limits)
      : new BotProgram(name, name.slice(COMMAND.length), game, limits);
    this.#foreign.push(bot);
    return bot;
  }

  /** Tries everybody once, so that who cannot play at all is told before the first deal. */
  async tryOut(names: readonly string[], game: AnyGame, roster: Roster<Shape>): Promise<void> {
    try {
      for (const name of new Set(names)) await this.#tryOne(name, game, roster);
    } finally {
      await this.close();
    }
  }

  async #tryOne(name: string, game: AnyGame, roster: Roster<Shape>): Promise<void> {
    try {
      const found = await this.find(name, game, roster, {});
      if (found instanceof BotProgram || found instanceof BotModule) await found.greet();
    } catch (error) {
      throw error instanceof Stop
        ? error
        : new Stop(EXIT.failure, say.cannotSit({ name, why: (error as Error).message }));
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#foreign.map((bot) => bot.close()));
  }
}
