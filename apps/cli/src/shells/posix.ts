/** What bash and zsh have in common: where the cursor stands, and which words can stand there. */

import { type Offer, type Place, quoted, type Whole } from "./places.ts";

const isOption = ({ slot }: Place): boolean => typeof slot === "string";

/** The pattern of `command slot game` for a place. */
function patternOf({ command, slot, isVariadic }: Place, game: string | undefined): string {
  const at = isVariadic ? `'${command} '[${slot}-9]*' ` : `'${command} ${slot} `;
  return game === undefined ? `${at}'*` : `${at}${game}'`;
}

/** The pattern of `command game` for the options that are offered there. */
export const patternOfOffer = ({ command, game }: Offer): string =>
  game === undefined ? `'${command} '*` : `'${command} ${game}'`;

/** Each place with its words; at the end of one with files alone, or beside the words of a game. */
function casesOf(place: Place): readonly string[] {
  const marks = `${place.isList ? " list=yes" : ""}${place.isFile ? " files=yes" : ""}`;
  const cases = place.choices.map(({ game, list }) => `    ${patternOf(place, game)}) values=$${list}${marks} ;;`);
  return place.isFile ? [...cases, `    ${patternOf(place, undefined)}) files=yes ;;`] : cases;
}

/**
 * Two functions. `_baize_look` reads the words before the cursor, of which bash makes several at each sign of equality: it sets
 * `command`, `game`, and `slot`, the option whose value is looked for or the number of the argument. `_baize_words` sets
 * `values` and `flags`, and whether the values are a `list` and whether `files` will do.
 */
export function posix({ offers, games, places, lists }: Whole): readonly string[] {
  const valued = places.filter(isOption).map(({ command, slot }) => quoted(`${command} ${slot}`));
  return [
    ...[...lists].map(([name, words]) => `${name}=${quoted(words.join(" "))}`),
    "_baize_look() {",
    "  local word value= glued= at=0",
    "  command=$1 game=",
    "  shift",
    '  for word in "$@"; do',
    `    case "$word" in ${games.join(" | ")}) game=$word ;; esac`,
    '    if [ "$word" = = ]; then glued=yes; continue; fi',
    '    if [ -n "$glued$value" ]; then glued= value=; continue; fi',
    '    case "$word" in',
    "      --*=*) ;;",
    `      -*) case "$command $word" in ${valued.join(" | ")}) value=$word ;; esac ;;`,
    "      *) at=$((at + 1)) ;;",
    "    esac",
    "  done",
    `  slot="\${value:-$at}"`,
    '  if [ -n "$glued" ] && [ -z "$value" ]; then slot=--; fi',
    "}",
    "_baize_words() {",
    '  case "$command $game" in',
    ...offers.map(
      (each) => `    ${patternOfOffer(each)}) flags=${quoted(each.options.map(({ long }) => long).join(" "))} ;;`,
    ),
    "  esac",
    '  case "$command $slot $game" in',
    ...places.flatMap(casesOf),
    "  esac",
    "}",
  ];
}
