/** Keys out of what a terminal in raw mode sends. */

/** A key by its name, a letter that was typed, or a press of the mouse, its place counted from 0. */
export type Key =
  | { readonly kind: "named"; readonly name: KeyName }
  | { readonly kind: "mouse"; readonly column: number; readonly row: number }
  | { readonly kind: "typed"; readonly text: string };

/** The keys that mean something. */
export type KeyName = "up" | "down" | "left" | "right" | "enter" | "backspace" | "tab" | "escape" | ControlName;
type ControlName = "ctrl-c" | "ctrl-d" | "ctrl-y" | "ctrl-z";

const ESCAPE = "\u001B";

const NAMED: Readonly<Record<string, KeyName>> = {
  "\u001B[A": "up",
  "\u001B[B": "down",
  "\u001B[C": "right",
  "\u001B[D": "left",
  "\u001BOA": "up",
  "\u001BOB": "down",
  "\u001BOC": "right",
  "\u001BOD": "left",
  "\r": "enter",
  "\n": "enter",
  "\u007F": "backspace",
  "\b": "backspace",
  "\t": "tab",
  "\u001B": "escape",
  "\u0003": "ctrl-c",
  "\u0004": "ctrl-d",
  "\u0019": "ctrl-y",
  "\u001A": "ctrl-z",
};

/** An escape sequence, or any one sign. */
const PIECE = new RegExp(`${ESCAPE}(?:\\[[0-9;?<]*[A-Za-z~]|O[A-Za-z])|.`, "gsu");

/** A press of the first button; letting it go, other buttons and the wheel mean nothing. */
const PRESS = new RegExp(`^${ESCAPE}\\[<0;(\\d+);(\\d+)M$`);

/** The keys in a chunk of input; what means nothing is left out. */
export function readKeys(chunk: string): readonly Key[] {
  return (chunk.match(PIECE) ?? []).flatMap((piece): Key[] => {
    const name = NAMED[piece];
    if (name !== undefined) return [{ kind: "named", name }];
    const [, column, row] = PRESS.exec(piece) ?? [];
    if (row !== undefined) return [{ kind: "mouse", column: Number(column) - 1, row: Number(row) - 1 }];
    return /^[^\p{C}]$/u.test(piece) ? [{ kind: "typed", text: piece }] : [];
  });
}
