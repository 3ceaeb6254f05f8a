/** What Commander says of a command line, in our sentences: the parts of its help, and its complaints. */

import { visible } from "@baize/kernel";
import { folded, widthOf } from "@baize/terminal";
import { type Command, Help, type HelpConfiguration } from "commander";
import { say } from "../words/index.ts";

/** Of a complaint so much is told: it repeats what was typed. */
const LONGEST = 300;

const TITLES: Readonly<Record<string, () => string>> = {
  "Usage:": say.usageTitle,
  "Arguments:": say.argumentsTitle,
  "Options:": say.optionsTitle,
  "Commands:": say.commandsTitle,
};

/** A usage or a command with the places of options and commands named in our words. */
const placed = (text: string): string =>
  text.replace("[options]", say.optionsPlace()).replace("[command]", say.commandPlace());

const help: HelpConfiguration = {
  commandUsage: (command) => placed(new Help().commandUsage(command)),
  subcommandTerm: (command) => placed(new Help().subcommandTerm(command)),
  displayWidth: widthOf,
  boxWrap: (text, width) => folded(text, width).join("\n"),
  styleTitle: (title) => TITLES[title]?.() ?? title,
  optionDescription: (option) =>
    new Help()
      .optionDescription(option)
      .replace(/ \(default: "?(.*?)"?\)$/, (_, value: string) => say.defaultIs({ value })),
};

/** Lets a program explain itself in the language that is spoken; its commands do as it does. */
export const explained = (program: Command): Command =>
  program
    .configureHelp(help)
    .helpOption("-h, --help", say.helpOption())
    .helpCommand("help [command]", say.helpOption())
    .configureOutput({ outputError: (complaint, write) => write(`${rephrase(complaint)}\n`) });

/** Commander's complaints, and what is said instead of each. */
const COMPLAINTS: readonly (readonly [pattern: RegExp, says: (...found: readonly string[]) => string])[] = [
  [/^unknown option '(.*)'$/s, (word) => say.unknownOption({ word })],
  [/^unknown command '(.*)'$/s, (word) => say.unknownCommand({ word })],
  [/^missing required argument '(.*)'$/s, (word) => say.missingArgument({ word })],
  [/^option '(.*)' argument missing$/s, (word) => say.missingValue({ word })],
  [
    /^too many arguments(?: for '(.*?)')?\. Expected (\d+) arguments? but got (\d+): (.*)\.$/s,
    (command, most, count, words) => say.tooManyArguments({ command, most, count, words }),
  ],
];

/** A complaint as sentences; one that is not known as it is. */
function rephrase(complaint: string): string {
  const [, told = "", words] =
    /^(?:error: )?(.*?)(?:\n\(Did you mean (?:one of )?(.*)\?\))?$/s.exec(complaint.trim()) ?? [];
  const near = words === undefined ? "" : say.didYouMean({ words });
  for (const [pattern, says] of COMPLAINTS) {
    const found = pattern.exec(told);
    if (found !== null) return says(...found.slice(1).map((part) => part?.slice(0, LONGEST))) + near;
  }
  return visible(told.slice(0, LONGEST)) + near;
}
