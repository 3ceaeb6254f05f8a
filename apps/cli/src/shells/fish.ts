/** The completion for fish, with what each command and option is for. */

import { type Place, quoted, type Whole } from "./places.ts";

/** Whether the cursor stands at an argument of a command, and the line names a game: `-` is none, nothing is any. */
const LOOK = [
  "function __baize_at -a command slot game",
  "  set -l past (commandline -opc)",
  `  test "$past[2]" = "$command"; or return 1`,
  "  set -l value",
  "  set -l named -",
  "  set -l at 0",
  "  for word in $past[3..-1]",
  '    if contains -- "$word" $__baize_games; set named $word; end',
  '    if test -n "$value"; set value; continue; end',
  '    switch "$word"',
  "      case '--*=*'",
  "      case '-*'",
  '        if contains -- "$command $word" $__baize_valued; set value $word; end',
  "      case '*'",
  "        set at (math $at + 1)",
  "    end",
  "  end",
  '  test -z "$game" -o "$game" = "$named"; and string match -qr -- "^$slot\\$" $at',
  "end",
  "function __baize_list",
  "  set -l before (string match -r '^.*,' -- (string replace -r -- '^--[^=]*=' '' (commandline -ct)))",
  '  printf "$before%s\\n" $argv',
  "end",
];

/** Which numbers of arguments a place has, as a pattern. */
const slotOf = ({ slot, isVariadic }: Place): string =>
  typeof slot === "string" ? ".*" : isVariadic ? `([${slot}-9]|[0-9]{2,})` : String(slot);

function linesOf(place: Place): readonly string[] {
  const { command, slot, choices, isList, isFile } = place;
  const at = (game: string | undefined) =>
    ` -n ${quoted(`__baize_at ${command} "${slotOf(place)}" ${game === "" ? "-" : (game ?? "")}`.trim())}`;
  const said = (list: string) => ` -a ${quoted(isList ? `(__baize_list $${list})` : `$${list}`)}`;
  const option = typeof slot === "string" ? ` -l ${slot.slice(2)}` : "";
  return [
    ...choices.map(({ game, list }) => `complete -c baize${at(game)}${option}${option && " -r"}${said(list)}`),
    ...(isFile ? [`complete -c baize${at(undefined)}${option}${option && " -r"} -F`] : []),
  ];
}

/** A script that fish reads. */
export function fish({ commands, games, places, lists }: Whole): string {
  const valued = places.filter(({ slot }) => typeof slot === "string");
  return [
    `set -g __baize_games ${games.join(" ")}`,
    `set -g __baize_valued ${valued.map(({ command, slot }) => quoted(`${command} ${slot}`)).join(" ")}`,
    ...[...lists].map(([name, words]) => `set -g ${name} ${words.join(" ")}`),
    ...LOOK,
    "complete -c baize -f",
    ...commands.flatMap(({ name, summary, options }) => [
      `complete -c baize -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
      ...options.map(
        ({ long, says, values }) =>
          `complete -c baize -n '__baize_at ${name} ".*"' -l ${long.slice(2)}${values === undefined ? "" : " -x"} -d ${quoted(says)}`,
      ),
    ]),
    ...places.flatMap(linesOf),
  ].join("\n");
}
