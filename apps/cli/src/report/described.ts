/** The whole command line as it is defined: what completions and the manual are made of. */

import type { Command } from "commander";
import { examplesIn } from "../arguments/options.ts";
import { type Values, valuesOf } from "../arguments/values.ts";

/** A word that begins with two strokes. */
interface DescribedOption {
  readonly long: string;
  readonly flags: string;
  readonly says: string;
  /** What follows it; undefined where nothing does. */
  readonly values: Values | undefined;
}

/** A word in the middle of a command line, and what it means. */
interface DescribedArgument {
  readonly name: string;
  readonly says: string;
  readonly values: Values;
  /** Whether there may be several of it. */
  readonly isVariadic: boolean;
}

/** A command with all that can stand after it. */
export interface Described {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly says: string;
  readonly arguments: readonly DescribedArgument[];
  readonly options: readonly DescribedOption[];
  readonly examples: readonly string[];
}

/** Every command of a program in which all are defined. */
export const describedCommands = (program: Command): readonly Described[] =>
  program.commands.map((command) => ({
    name: command.name(),
    usage: command.usage(),
    summary: command.summary(),
    says: command.description(),
    arguments: command.registeredArguments.map((argument) => ({
      name: argument.name(),
      says: argument.description,
      values: valuesOf(argument, argument.name()),
      isVariadic: argument.variadic,
    })),
    options: command.options.map((option) => ({
      long: option.long ?? option.flags,
      flags: option.flags,
      says: option.description,
      values: option.required || option.optional ? valuesOf(option, option.flags) : undefined,
    })),
    examples: examplesIn(command),
  }));
