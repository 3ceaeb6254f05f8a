/** The completion for fish, with what each command and option is for. */

import { type Offer, type Place, quoted, type Whole } from "./places.ts";

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

/** The options of a command; one that some game has not stands there for each that has it, and where none is named. */
function optionLines({ command, options }: Offer, { offers, games }: Whole): readonly string[] {
  return options.flatMap((option) => {
    const without = offers.filter((each) => each.command === command && !each.options.includes(option));
    const having = games.filter((game) => without.every((each) => each.game !== game));
    return (without.length === 0 ? [""] : [" -", ...having.map((game) => ` ${game}`)]).map(
      (game) =>
        `complete -c baize -n '__baize_at ${command} ".*"${game}' -l ${option.long.slice(2)}${option.values === undefined ? "" : " -x"} -d ${quoted(option.says)}`,
    );
  });
}

/** A script that fish reads. */
export function fish(whole: Whole): string {
  const { commands, offers, games, places, lists } = whole;
  const valued = places.filter(({ slot }) => typeof slot === "string");
  return [
    `set -g __baize_games ${games.join(" ")}`,
    `set -g __baize_valued ${valued.map(({ command, slot }) => quoted(`${command} ${slot}`)).join(" ")}`,
    ...[...lists].map(([name, words]) => `set -g ${name} ${words.join(" ")}`),
    ...LOOK,
    "complete -c baize -f",
    ...commands.map(
      ({ name, summary }) => `complete -c baize -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ),
    ...offers.filter(({ game }) => game === undefined).flatMap((each) => optionLines(each, whole)),
    ...places.flatMap(linesOf),
  ].join("\n");
}
