/** The whole command line as it is defined: what completions and the manual are made of. */

import type { Command } from "commander";
import { wordsOf } from "../arguments/options.ts";

/** A word that begins with two strokes. */
interface DescribedOption {
  readonly long: string;
  readonly flags: string;
  readonly says: string;
  /** Whether a value follows it. */
  readonly takesValue: boolean;
}

/** A word in the middle of a command line, and what it means. */
interface DescribedArgument {
  readonly name: string;
  readonly says: string;
}

/** A command, with the words that can stand first after it. */
export interface Described {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly says: string;
  readonly words: readonly string[];
  readonly arguments: readonly DescribedArgument[];
  readonly options: readonly DescribedOption[];
  readonly examples: readonly string[];
}

/** What is printed below the help of a command. */
function examplesOf(command: Command): readonly string[] {
  let text = "";
  const write = (part: string) => {
    text += part;
  };
  command.configureOutput({ writeOut: write });
  command.outputHelp();
  const at = text.indexOf("Examples:\n");
  return at < 0
    ? []
    : text
        .slice(at)
        .split("\n")
        .slice(1)
        .map((line) => line.trim())
        .filter((line) => line !== "");
}

/** Every command of a program in which all are defined. */
export const describedCommands = (program: Command): readonly Described[] =>
  program.commands.map((command) => ({
    name: command.name(),
    usage: command.usage(),
    summary: command.summary(),
    says: command.description(),
    words: command.registeredArguments.slice(0, 1).flatMap(wordsOf),
    arguments: command.registeredArguments.map((argument) => ({ name: argument.name(), says: argument.description })),
    options: command.options.map(({ long, flags, description, required, optional }) => ({
      long: long ?? flags,
      flags,
      says: description,
      takesValue: required || optional,
    })),
    examples: examplesOf(command),
  }));
