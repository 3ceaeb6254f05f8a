/** What can stand as a word of a command line: what a shell completes there. */

import type { GameEntry } from "@baize/games";
import { type AnyGame, ContractError, mannersOf } from "@baize/kernel";
import type { AnyTerminal } from "@baize/terminal";
import type { Argument, Command, Option } from "commander";

/** A game with its rules and its terminal, loaded. */
export interface Declared {
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly terminal: AnyTerminal | undefined;
}

/** What a word may be. */
export interface Values {
  /** One of these, whatever is played. */
  readonly words?: readonly string[] | (() => readonly string[] | Promise<readonly string[]>);
  /** One of those that a game has. */
  readonly of?: (declared: Declared) => readonly string[] | Promise<readonly string[]>;
  /** Several of them, split by commas. */
  readonly isList?: true;
  readonly isFile?: true;
}

/** Deals that have a name, or a file with one. */
export const DEALS: Values = { of: ({ terminal }) => terminal?.dealNames ?? [], isFile: true };

/** Rules that have a name. */
export const RULES: Values = { of: ({ terminal }) => terminal?.rulesNames ?? [] };

/** Who plays the other seats. */
export const LEVELS: Values = { of: ({ game }) => (mannersOf(game).company?.levels ?? []).map(({ id }) => id) };

/** The values of one game alone. */
export const ofGame = (id: string, { of }: Values): Values => ({
  of: (declared) => (declared.entry.id === id ? (of?.(declared) ?? []) : []),
});

const known = new WeakMap<Argument | Option, Values>();

/** Says what an argument may be. */
export function mayBe(argument: Argument, values: Values): Argument {
  known.set(argument, values);
  return argument;
}

/** Says what the arguments and options of a command may be, each by its name: `deal`, `--bot`. */
export function takes(command: Command, byName: Readonly<Record<string, Values>>): Command {
  for (const [name, values] of Object.entries(byName)) {
    const found =
      command.options.find(({ long }) => long === name) ??
      command.registeredArguments.find((argument) => argument.name() === name);
    if (found === undefined) throw new ContractError("CL-H4", name);
    known.set(found, values);
  }
  return command;
}

/** What is known of an argument or an option; one that is called a file is a file. */
export const valuesOf = (of: Argument | Option, called: string): Values =>
  known.get(of) ?? (/\bfile\b/.test(called) ? { isFile: true } : {});
