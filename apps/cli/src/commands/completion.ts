/** `baize completion`: a script that completes the command line in a shell. */

import type { Command } from "commander";
import { knownWord } from "../arguments/games.ts";
import { addExamples, wordArgument } from "../arguments/options.ts";
import { type Described, describedCommands } from "../report/described.ts";
import { say } from "../words/index.ts";

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const listed = (options: Described["options"]): string => options.map(({ long }) => long).join(" ");
/** The options that are followed by a value, which may be a file. */
const valued = ({ options }: Described): string => listed(options.filter(({ takesValue }) => takesValue));

function bash(commands: readonly Described[]): string {
  const cases = commands.map(
    (each) =>
      `    ${each.name}) first=${quoted(each.words.join(" "))} options=${quoted(listed(each.options))} valued=${quoted(valued(each))} ;;`,
  );
  return [
    "_baize() {",
    `  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD - 1]}" first= options= valued=`,
    `  if [ "$COMP_CWORD" -eq 1 ]; then first=${quoted(commands.map(({ name }) => name).join(" "))}`,
    `  else case "\${COMP_WORDS[1]}" in`,
    ...cases,
    "  esac; fi",
    "  COMPREPLY=()",
    '  case " $valued " in *" $prev "*) return ;; esac',
    '  [ "$COMP_CWORD" -le 2 ] || first=',
    '  COMPREPLY=($(compgen -W "$first $options --help" -- "$cur"))',
    "}",
    "complete -o default -F _baize baize",
  ].join("\n");
}

function zsh(commands: readonly Described[]): string {
  const pair = (word: string, text: string) => quoted(`${word.replaceAll(":", String.raw`\:`)}:${text}`);
  const cases = commands.flatMap((each) => [
    `    ${each.name})`,
    `      [[ " ${valued(each)} " == *" $words[CURRENT-1] "* ]] && { _files; return }`,
    ...(each.words.length > 0 ? [`      (( CURRENT == 3 )) && compadd -- ${each.words.join(" ")}`] : []),
    `      entries=(${each.options.map(({ long, says }) => pair(long, says)).join(" ")})`,
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
    const here = `__fish_seen_subcommand_from ${name}`;
    const first = `${here}; and test (count (commandline -opc)) -eq 2`;
    return [
      `complete -c baize -f -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
      ...(words.length > 0 ? [`complete -c baize -f -n '${first}' -a ${quoted(words.join(" "))}`] : []),
      ...options.map(
        ({ long, says, takesValue }) =>
          `complete -c baize -n '${here}' -l ${long.slice(2)}${takesValue ? " -r" : ""} -d ${quoted(says)}`,
      ),
    ];
  });
  return lines.join("\n");
}

/** The command that explains the others, which has no definition of its own. */
const helpCommand = (commands: readonly Described[]): Described => ({
  name: "help",
  usage: "[command]",
  summary: say.helpSummary(),
  says: say.helpSummary(),
  words: commands.map(({ name }) => name),
  arguments: [],
  options: [],
  examples: [],
});

const SHELLS = { bash, zsh, fish } as const;
const NAMES = Object.keys(SHELLS) as (keyof typeof SHELLS)[];

/** Describes the command. */
export function define(command: Command): void {
  command
    .description(say.completionAbout())
    .addArgument(wordArgument("<shell>", say.shellArgument(), NAMES))
    .action((word: string) => {
      const shell = knownWord(word, NAMES, say.noSuchShell);
      const described = describedCommands(command.parent as Command);
      process.stdout.write(`${SHELLS[shell]([...described, helpCommand(described)])}\n`);
    });
  addExamples(command, [
    "baize completion bash > ~/.local/share/bash-completion/completions/baize",
    "baize completion zsh > ~/.zfunc/_baize",
    "baize completion fish > ~/.config/fish/completions/baize.fish",
  ]);
}
