/** `baize completion`: a script that completes the command line in a shell. */

import { GAMES } from "@baize/games";
import { Argument, type Command } from "commander";
import { knownWord } from "../arguments/games.ts";
import { addExamples } from "../arguments/options.ts";
import { type Described, describedCommands } from "../report/described.ts";
import { say } from "../words/index.ts";

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const wordsOf = ({ words, options }: Described): string => [...words, ...options.map(({ long }) => long)].join(" ");

function bash(commands: readonly Described[]): string {
  const cases = commands.map((each) => `    ${each.name}) words=${quoted(wordsOf(each))} ;;`);
  return [
    "_baize() {",
    `  local cur="\${COMP_WORDS[COMP_CWORD]}" words=`,
    `  if [ "$COMP_CWORD" -eq 1 ]; then words=${quoted(commands.map(({ name }) => name).join(" "))}`,
    `  else case "\${COMP_WORDS[1]}" in`,
    ...cases,
    "  esac; fi",
    '  COMPREPLY=($(compgen -W "$words --help" -- "$cur"))',
    "}",
    "complete -o default -F _baize baize",
  ].join("\n");
}

function zsh(commands: readonly Described[]): string {
  const pair = (word: string, text: string) => quoted(`${word.replaceAll(":", String.raw`\:`)}:${text}`);
  const cases = commands.flatMap(({ name, words, options }) => [
    `    ${name})`,
    `      compadd -- ${words.join(" ")}`,
    `      entries=(${options.map(({ long, says }) => pair(long, says)).join(" ")})`,
    "      _describe option entries ;;",
  ]);
  return [
    "#compdef baize",
    "_baize() {",
    "  local -a entries",
    "  if (( CURRENT == 2 )); then",
    `    entries=(${commands.map(({ name, summary }) => pair(name, summary)).join(" ")})`,
    "    _describe command entries",
    "    return",
    "  fi",
    '  case "$words[2]" in',
    ...cases,
    "  esac",
    "  _files",
    "}",
    'if [ "$funcstack[1]" = _baize ]; then _baize "$@"; else compdef _baize baize; fi',
  ].join("\n");
}

function fish(commands: readonly Described[]): string {
  const lines = commands.flatMap(({ name, summary, words, options }) => {
    const here = `complete -c baize -n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c baize -f -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
      ...(words.length > 0 ? [`${here} -a ${quoted(words.join(" "))}`] : []),
      ...options.map(
        ({ long, says, takesValue }) => `${here} -l ${long.slice(2)}${takesValue ? " -r" : ""} -d ${quoted(says)}`,
      ),
    ];
  });
  return lines.join("\n");
}

const SHELLS = { bash, zsh, fish } as const;
const NAMES = Object.keys(SHELLS) as (keyof typeof SHELLS)[];

/** Describes the command. */
export function define(command: Command): void {
  command
    .description(say.completionAbout())
    .addArgument(new Argument("<shell>", say.shellArgument()))
    .action((word: string) => {
      const shell = knownWord(word, NAMES, say.noSuchShell);
      const described = describedCommands(
        command.parent as Command,
        GAMES.map(({ id }) => id),
      );
      process.stdout.write(`${SHELLS[shell](described)}\n`);
    });
  addExamples(command, [
    "baize completion bash > ~/.local/share/bash-completion/completions/baize",
    "baize completion zsh > ~/.zfunc/_baize",
    "baize completion fish > ~/.config/fish/completions/baize.fish",
  ]);
}
