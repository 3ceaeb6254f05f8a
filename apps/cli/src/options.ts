/** Options that several commands share, and the values they take. */

import type { Command } from "commander";
import { EXIT, Stop } from "./stop.ts";

/** How the tables of a command are drawn. */
export interface DrawOptions {
  readonly ascii?: boolean;
  readonly fourColor?: boolean;
}

/** Adds what can be said about drawing. */
export const addDrawOptions = (command: Command): Command =>
  command
    .option("--ascii", "plain letters for suits and signs")
    .option("--four-color", "a colour of its own for each suit");

/** Adds the rules that are played by. */
export const addRulesOption = (command: Command): Command =>
  command.option("--options <text>", "the rules, such as cells=2, d4 or taiwan (standard: the usual ones)");

/** Adds examples to the help of a command. */
export const addExamples = (command: Command, ...examples: readonly string[]): Command =>
  command.addHelpText("after", `\nExamples:\n${examples.map((line) => `  ${line}`).join("\n")}`);

/** Reads a whole number of an option, from `least` on. */
export const wholeNumber =
  (option: string, least = 0) =>
  (text: string): number => {
    const found = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (found >= least) return found;
    throw new Stop(EXIT.usage, `${option} is "${text}"; a whole number from ${least} on is expected.`);
  };
