/** `baize man`: the manual page, made of the same definitions as the help. */

import type { Command } from "commander";
import { addExamples } from "../arguments/options.ts";
import { VERSION } from "../arguments/version.ts";
import { describedCommands } from "../report/described.ts";
import { say } from "../words/index.ts";

/** Text as roff takes it: no word of it is a request. */
const roff = (text: string): string =>
  text
    .replaceAll("\\", String.raw`\e`)
    .replaceAll("-", String.raw`\-`)
    .replaceAll(/^([.'])/gm, String.raw`\&$1`);

/** The page. */
function page(program: Command): string {
  const commands = describedCommands(program);
  const item = (term: string, text: string) => [".TP", `.B ${roff(term)}`, roff(text)];
  return [
    `.TH BAIZE 1 "" "Baize ${VERSION}" ""`,
    ".SH NAME",
    `baize \\- ${roff(say.manTitle())}`,
    ".SH SYNOPSIS",
    ".B baize",
    ".I command",
    "[arguments]",
    ".SH DESCRIPTION",
    roff(program.description()),
    ".SH COMMANDS",
    ...commands.flatMap(({ name, usage, says, options, arguments: words }) => [
      `.SS ${roff(`baize ${name} ${usage}`)}`,
      roff(says),
      ...words.flatMap(({ name, says }) => item(name, says)),
      ...options.flatMap(({ flags, says }) => item(flags, says)),
    ]),
    ".SH EXIT STATUS",
    ".nf",
    roff(say.exitCodes().trim()),
    ".fi",
    ".SH EXAMPLES",
    ".nf",
    ...commands.flatMap(({ examples }) => examples).map(roff),
    ".fi",
  ].join("\n");
}

/** The same for programs. */
const json = (program: Command): string =>
  JSON.stringify({
    says: program.description(),
    endings: say.exitCodes().trim(),
    commands: describedCommands(program).map(({ name, usage, says, arguments: words, options, examples }) => ({
      name,
      usage,
      says,
      arguments: words.map((each) => ({ name: each.name, says: each.says })),
      options: options.map(({ flags, says }) => ({ flags, says })),
      examples,
    })),
  });

/** Describes the command. */
export function define(command: Command): void {
  command
    .description(say.manAbout())
    .option("--json", say.jsonOption())
    .action((options: { readonly json?: boolean }) => {
      const program = command.parent as Command;
      process.stdout.write(`${options.json ? json(program) : page(program)}\n`);
    });
  addExamples(command, ["baize man > baize.1", "baize man --json"]);
}
