/** Typed notation: `26`, `5a`, `7h`, key by key. */

import { freecell, type State } from "../rules/index.ts";

/** What a key did: the text so far, or a whole move to play. */
export interface Typed {
  readonly text: string;
  readonly play?: string;
}

const FIRST = /^[1-9a-gi-z]$/;
const WHOLE = /^[1-9a-gi-z][1-9a-z]$/;
const COUNT = /^..x\d{0,2}$/;

/** Whether a move without a count could also be one with a count: then it waits for Enter. */
function isOpen(text: string, state: State): boolean {
  const move = freecell.parseMove(text, state);
  if (!move.ok || move.value.to.kind !== "cascade") return false;
  return state.cascades[move.value.to.index]?.length === 0 && move.value.count > 1;
}

/** The first signs of a move on this table: its columns and cells. */
function isSource(key: string, state: State): boolean {
  const move = freecell.parseMove(`${key}h`, state);
  if (!move.ok || !FIRST.test(key)) return false;
  const { from } = move.value;
  return from.kind === "cascade"
    ? from.index < state.cascades.length
    : from.kind === "cell" && from.index < state.cells.length;
}

/** Takes one key; undefined when it is no part of a move. */
export function typeKey(before: string, key: string, state: State): Typed | undefined {
  const sign = key.toLowerCase();
  if (before === "") return isSource(sign, state) ? { text: sign } : undefined;
  if (key === "Escape") return { text: "" };
  if (key === "Backspace") return { text: before.slice(0, -1) };
  if (key === "Enter") return before.length > 1 ? { text: "", play: before } : undefined;
  const text = before + sign;
  if (WHOLE.test(text)) return isOpen(text, state) ? { text } : { text: "", play: text };
  return COUNT.test(text) ? { text } : undefined;
}
