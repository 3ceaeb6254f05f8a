/** A line played out on a table: each of its moves with the cards it moves and the tables before and after it. */

import type { Card } from "@baize/cards";
import { apply, type Move } from "./moves.ts";
import { parseMove } from "./notation.ts";
import { cardsAt, type State } from "./state.ts";

/** One move of a line. */
export interface Played {
  readonly move: Move;
  /** The cards that move, the one that goes first at the end. */
  readonly cards: readonly Card[];
  readonly before: State;
  readonly after: State;
}

/** The moves of a line, up to the first that cannot be played. */
export function playedOut(line: readonly string[], state: State): readonly Played[] {
  const all: Played[] = [];
  let before = state;
  for (const text of line) {
    const move = parseMove(text, before);
    const next = move.ok ? apply(before, move.value) : move;
    if (!move.ok || !next.ok) return all;
    const cards = (cardsAt(before, move.value.from) ?? []).slice(-move.value.count);
    all.push({ move: move.value, cards, before, after: next.value });
    before = next.value;
  }
  return all;
}

/** How many cells are free. */
export const freeCells = ({ cells }: State): number => cells.filter((held) => held === null).length;

/** How many columns are empty. */
export const emptyColumns = ({ cascades }: State): number => cascades.filter((cards) => cards.length === 0).length;

/** Whether a move goes home. */
export const isHome = ({ move }: Played): boolean => move.to.kind === "foundation";
