/** The completion for bash. */

import { quoted, type Whole } from "./places.ts";
import { posix } from "./posix.ts";

/** A script that bash reads. */
export const bash = (whole: Whole): string =>
  [
    ...posix(whole),
    "_baize() {",
    `  local cur="\${COMP_WORDS[COMP_CWORD]}" before= command= slot= game= values= list= files= flags=`,
    '  if [ "$cur" = = ]; then cur=; fi',
    `  if [ "$COMP_CWORD" -eq 1 ]; then values=${quoted(whole.commands.map(({ name }) => name).join(" "))}`,
    `  else _baize_look "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; _baize_words; fi`,
    '  case "$slot" in -*) ;; *)',
    '    case "$cur" in -*) values="$flags --help" ;; *) if [ -z "$values$files" ]; then values="$flags --help"; fi ;; esac ;;',
    "  esac",
    '  if [ -n "$list" ]; then',
    `    case "$cur" in *,*) before="\${cur%,*}," ;; esac`,
    "    compopt -o nospace 2> /dev/null",
    "  fi",
    '  if [ -z "$files" ]; then compopt +o default 2> /dev/null; fi',
    `  COMPREPLY=($(compgen -P "$before" -W "$values" -- "\${cur#"$before"}"))`,
    "}",
    "complete -o default -F _baize baize",
  ].join("\n");
