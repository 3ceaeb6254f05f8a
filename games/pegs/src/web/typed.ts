/** Typed notation, key by key: `d2-d4`, on to `d6` with `-d6`, or the document's `move_up(3,4)`. */

/** What a key did: the text so far, or a whole move to play. */
export interface Typed {
  readonly text: string;
  readonly play?: string;
}

const PART = /^(?:[a-i]|[a-i][1-9]-?|[a-i][1-9]-?[a-i])$/;
const WHOLE = /^([a-i][1-9])-?([a-i][1-9])$/;
const COMMAND = /^m[a-z_]*(\([\d\s,]*\)?)?$/;

/** Takes one key; undefined when it is no part of a move. `last` is where the last jump ended. */
export function typeKey(before: string, key: string, last: string | undefined): Typed | undefined {
  if (before !== "") {
    if (key === "Escape") return { text: "" };
    if (key === "Backspace") return { text: before.slice(0, -1) };
    if (key === "Enter") return { text: "", play: before };
  }
  // A small h asks for a hint; a jump that begins in that column is typed with a capital.
  if (key.length !== 1 || (before === "" && key === "h")) return undefined;
  const text = before === "" && key === "-" && last !== undefined ? `${last}-` : before + key.toLowerCase();
  const [, from, to] = WHOLE.exec(text) ?? [];
  if (from !== undefined) return { text: "", play: `${from}-${to}` };
  return PART.test(text) || COMMAND.test(text) ? { text } : undefined;
}
