/** Typed notation, key by key: `26`, `5a`, `7h`, `26x3`. A move is played as soon as it is whole, and no sign is left over. */

import { runLength } from "../rules/fit.ts";
import { freecell, type State } from "../rules/index.ts";
import { cardsAt } from "../rules/state.ts";

/** What has been typed so far. */
export interface Typing {
  readonly text: string;
  /** The move that was played at once: its count may still follow. */
  readonly played?: string;
  /** It was not allowed: with its count it may be. */
  readonly isRefused?: boolean;
  /** How many cards the move takes by itself, and how many lie in order where it begins. */
  readonly count?: number;
  readonly most?: number;
  /** A move has just come to its end: what parts it from the next one means nothing else. */
  readonly isEnd?: boolean;
}

/** What a key did: the text so far, and a whole move to play; where its count says otherwise, the one played is taken back first. */
export interface Typed extends Typing {
  readonly play?: string;
  readonly again?: boolean;
}

/** Nothing has been typed. */
export const BLANK: Typing = { text: "" };
const END: Typing = { text: "", isEnd: true };

const FIRST = /^[1-9a-gi-z]$/;
const WHOLE = /^[1-9a-gi-z][1-9a-z]$/;
const SPACE = /^[\s,]$/;
const COUNTED = /^(..)x(\d*)$/;

/** The first signs of a move on this table: its columns and cells. */
function isSource(key: string, state: State): boolean {
  const move = freecell.parseMove(`${key}h`, state);
  if (!move.ok || !FIRST.test(key)) return false;
  const { from } = move.value;
  return from.kind === "cascade"
    ? from.index < state.cascades.length
    : from.kind === "cell" && from.index < state.cells.length;
}

/** Two signs: played at once, unless it goes to an empty column and could take more or fewer cards there. */
function whole(text: string, state: State): Typed {
  const move = freecell.parseMove(text, state);
  if (!move.ok) return { ...END, play: text };
  const { from, to, count } = move.value;
  const most = runLength(cardsAt(state, from) ?? [], state);
  const isOpen = to.kind === "cascade" && state.cascades[to.index]?.length === 0 && count > 1;
  return isOpen ? { text, count, most } : { ...END, play: text, played: text, count, most };
}

/** A count that is whole: the move is played with it, unless that was done already. */
function counted({ text, played, count, isRefused = false }: Typing): Typed {
  const [, move = text, digits = ""] = COUNTED.exec(text) ?? [];
  if (isRefused) return digits === "" || Number(digits) === count ? END : { ...END, play: text };
  if (played === undefined) return { ...END, play: digits === "" ? move : text };
  return digits === "" || Number(digits) === count ? END : { ...END, play: text, again: true };
}

/** Takes one key; undefined when it is no part of a move. */
export function typeKey(before: Typing, key: string, state: State): Typed | undefined {
  const sign = key.toLowerCase();
  const { text, played, most = 1, isEnd = false } = before;
  if (text === "") {
    if (played !== undefined && sign === "x") return { ...before, text: `${played}x`, isEnd: false };
    if (isEnd && SPACE.test(sign)) return BLANK;
    return isSource(sign, state) ? { text: sign } : undefined;
  }
  if (key === "Escape") return BLANK;
  if (key === "Backspace") return { ...before, text: text.slice(0, -1) };
  if (text.length === 1) return WHOLE.test(text + sign) ? whole(text + sign, state) : undefined;
  if (key === "Enter" || SPACE.test(sign)) return counted(before);
  if (text.length === 2 && sign === "x") return { ...before, text: `${text}x` };
  const next = { ...before, text: text + sign };
  const [, , digits = ""] = COUNTED.exec(next.text) ?? [];
  // A second digit can only follow where so many cards lie in order.
  if (digits !== "" && Number(digits) <= Math.max(most, 9)) return Number(digits) * 10 > most ? counted(next) : next;
  // The next move begins, so this one is whole.
  return isSource(sign, state) && !text.endsWith("x") ? { ...counted(before), isEnd: false, text: sign } : undefined;
}
