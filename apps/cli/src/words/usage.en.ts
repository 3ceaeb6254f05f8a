/** How a command line is explained and what is wrong with one, in English. */

import type { Facts } from "@baize/kernel";

export const usage = {
  usageTitle: () => "Usage:",
  argumentsTitle: () => "Arguments:",
  optionsTitle: () => "Options:",
  commandsTitle: () => "Commands:",
  optionsPlace: () => "[options]",
  commandPlace: () => "[command]",
  helpOption: () => "display help for command",
  defaultIs: (d: Facts<"value">) => ` (standard: ${d.value})`,
  unknownOption: (d: Facts<"word">) => `Unknown option '${d.word}'.`,
  optionOf: (d: { readonly word: string; readonly titles: readonly string[] }) =>
    `${d.word} is an option for ${d.titles.join(", ")}.`,
  unknownCommand: (d: Facts<"word">) => `Unknown command '${d.word}'.`,
  missingArgument: (d: Facts<"word">) => `Missing required argument '${d.word}'.`,
  missingValue: (d: Facts<"word">) => `Option '${d.word}' argument missing.`,
  tooManyArguments: (d: Facts<"command" | "most" | "count" | "words">) =>
    `Too many arguments${d.command === undefined ? "" : ` for '${d.command}'`}. ` +
    `Expected ${d.most} argument${d.most === "1" ? "" : "s"} but got ${d.count}: ${d.words}.`,
  didYouMean: (d: Facts<"words">) => ` Did you mean ${d.words}?`,
};
