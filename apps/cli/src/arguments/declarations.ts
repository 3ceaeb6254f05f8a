/** What the games themselves declare about the command line: words of their own, examples, ways to write a deal, levels. */

import { GAMES } from "@baize/games";
import type { Choices } from "@baize/kernel";
import type { AnyTerminal, Switch } from "@baize/terminal";
import { type Command, Option } from "commander";
import { type Declared, ofGame, RULES, takes } from "./values.ts";

export type { Declared } from "./values.ts";

/** A command that takes the words of games. */
type Taker = Switch["commands"][number];

/** What the words of a game come to. */
export interface Meaning {
  readonly options?: string;
  readonly choices: Choices;
  /** The controller of a source document that is to be run. */
  readonly controller?: string;
}

const isHelp = (words: readonly string[]): boolean =>
  words[0] === "help" || words.some((word) => word === "--help" || word === "-h");

/**
 * The games whose declarations matter for a command line: the one it names, so that nothing is loaded in vain and its help has
 * no word of another. Where it names none a word of any game may be meant.
 */
export async function declaredFor(words: readonly string[], takesWords: boolean): Promise<readonly Declared[]> {
  const named = GAMES.filter(({ id }) => words.includes(id));
  const wanted = !takesWords && !isHelp(words) ? [] : named.length === 0 ? GAMES : named;
  return Promise.all(
    wanted.map(async (entry) => {
      const [game, terminal] = await Promise.all([entry.rules(), entry.terminal?.()]);
      return { entry, game, terminal };
    }),
  );
}

const switchesOf = (terminal: AnyTerminal | undefined, taker: Taker): readonly Switch[] =>
  (terminal?.switches ?? []).filter(({ commands }) => commands.includes(taker));

/** Adds the words of games to a command; one that two games share is there once. */
export function addSwitches(command: Command, taker: Taker, declared: readonly Declared[]): Command {
  for (const { entry, terminal } of declared) {
    for (const { flags, says, means } of switchesOf(terminal, taker)) {
      const option = new Option(flags, says);
      if (!command.options.some(({ long }) => long === option.long)) command.addOption(option);
      if (means.kind === "options") takes(command, { [option.long ?? flags]: ofGame(entry.id, RULES) });
    }
  }
  return command;
}

/** Whether such a word for a command is one of a game's own. */
export function isOwn({ terminal }: Declared, word: string, taker: string): boolean {
  const isIt = ({ flags, commands }: Switch) => commands.some((id) => id === taker) && new Option(flags).long === word;
  return terminal?.switches?.some(isIt) === true;
}

/** The titles of the games that have such a word for a command. */
export async function ownersOf(word: string, taker: string): Promise<readonly string[]> {
  const declared = await declaredFor(["--help"], true);
  return declared.filter((each) => isOwn(each, word, taker)).map(({ entry }) => entry.title);
}

/** What the words of a game that were said to a command come to. */
export function meaningOf(terminal: AnyTerminal | undefined, taker: Taker, said: object): Meaning {
  const values = said as Readonly<Record<string, unknown>>;
  const meaning: { options?: string; choices: Choices; controller?: string } = { choices: {} };
  for (const { flags, means } of switchesOf(terminal, taker)) {
    const option = new Option(flags);
    const value = values[option.attributeName()];
    if (option.negate ? value !== false : value === undefined) continue;
    if (means.kind === "options") meaning.options = String(value);
    else if (means.kind === "controller") meaning.controller = means.name;
    else meaning.choices = { ...meaning.choices, ...means.choices };
  }
  return meaning;
}

/** A whole line of a shell: `baize` leads it or stands behind a pipe. */
const WHOLE = /(^|\| )baize /;

/** The examples of games for a command: whole lines, or what stands after the command's name. */
export const examplesOf = (declared: readonly Declared[], name: string): readonly string[] =>
  declared.flatMap(({ terminal }) =>
    (terminal?.examples?.[name] ?? []).map((line) => (WHOLE.test(line) ? line : `baize ${name} ${line}`)),
  );
