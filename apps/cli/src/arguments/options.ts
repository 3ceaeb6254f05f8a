/** Options that several commands share, and the values they take. */

import { GAMES } from "@baize/games";
import { shown } from "@baize/kernel";
import { Argument, type Command } from "commander";
import { say } from "../words/index.ts";
import { EXIT, Stop } from "./stop.ts";
import { mayBe, RULES, takes } from "./values.ts";

/** How the tables of a command are drawn. */
export interface DrawOptions {
  readonly ascii?: boolean;
  readonly fourColor?: boolean;
}

/** Adds what can be said about drawing. */
export const addDrawOptions = (command: Command): Command =>
  command.option("--ascii", say.asciiOption()).option("--four-color", say.fourColorOption());

/** Adds the rules that are played by. */
export const addRulesOption = (command: Command): Command =>
  takes(command.option("--options <text>", say.rulesOption()), { "--options": RULES });

const examples = new WeakMap<Command, readonly string[]>();

/** Adds examples to the help of a command. */
export function addExamples(command: Command, lines: readonly string[]): Command {
  examples.set(command, lines);
  return command.addHelpText("after", say.examples({ lines }));
}

/** The examples of a command. */
export const examplesIn = (command: Command): readonly string[] => examples.get(command) ?? [];

/** A game, or one of those that bring something. */
export function gameArgument(door: "rules" | "solver" | "bots"): Argument {
  const words = GAMES.filter((entry) => entry[door] !== undefined).map(({ id }) => id);
  return mayBe(new Argument("<game>", say.anyOf({ words })), { words });
}

/** Reads a whole number of an option, from `least` on. */
export const wholeNumber =
  (option: string, least = 0) =>
  (text: string): number => {
    const found = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (found >= least) return found;
    throw new Stop(EXIT.usage, say.notWhole({ option, text: shown(text), least }));
  };

/** Adds the queue that is meant; left out, `BAIZE_QUEUE` names it. */
export const addQueueOption = (command: Command): Command => command.option("--queue <address>", say.queueOption());

/** The address of a queue: what was said, else what `BAIZE_QUEUE` says. */
export function queueAddress(said: string | true | undefined): string {
  const address = typeof said === "string" ? said : process.env.BAIZE_QUEUE;
  if (address === undefined || address === "") throw new Stop(EXIT.usage, say.noQueue());
  return address;
}
