/** The completion for zsh, with what each command and option is for. */

import { quoted, type Whole } from "./places.ts";
import { patternOfOffer, posix } from "./posix.ts";

const pair = (word: string, text: string) => quoted(`${word.replaceAll(":", String.raw`\:`)}:${text}`);

/** A script that zsh sources, or finds in its `fpath`. */
export function zsh(whole: Whole): string {
  const { commands, offers } = whole;
  return [
    "#compdef baize",
    ...posix(whole),
    "_baize() {",
    "  local command= slot= game= values= list= files= flags=",
    "  local -a entries",
    "  if (( CURRENT == 2 )); then",
    `    entries=(${commands.map(({ name, summary }) => pair(name, summary)).join(" ")})`,
    "    _describe command entries",
    "    return",
    "  fi",
    `  _baize_look "\${(@)words[2,CURRENT-1]}"`,
    "  if [[ $PREFIX == --*=* ]]; then",
    `    slot=\${PREFIX%%=*}`,
    `    compset -P "\${slot}="`,
    "  fi",
    "  _baize_words",
    "  if [[ $slot != -* && ( $PREFIX == -* || -z $values$files ) ]]; then",
    '    case "$command $game" in',
    ...offers.map(
      (each) =>
        `      ${patternOfOffer(each)}) entries=(${each.options.map(({ long, says }) => pair(long, says)).join(" ")}) ;;`,
    ),
    "    esac",
    "    _describe option entries",
    "    return",
    "  fi",
    `  if [[ -n $list ]]; then compset -P '*,'; compadd -qS , -- \${=values}`,
    `  elif [[ -n $values ]]; then compadd -- \${=values}; fi`,
    "  if [[ -n $files ]]; then _files; fi",
    "}",
    'if [ "$funcstack[1]" = _baize ]; then _baize "$@"; else compdef _baize baize; fi',
  ].join("\n");
}
