/** A run moved card by card, as the rules say that it can be wherever it may move as one. */

import type { Replay } from "./replay.ts";
import { CELL, FLOOR } from "./state.ts";

/** The cards from the top of their column down to this one; itself alone when it lies in a cell. */
export function cardsOn({ table: { tops, under } }: Replay, card: number): number[] {
  for (const top of tops) {
    const cards: number[] = [];
    for (let at = top; at < FLOOR; at = under[at] as number) {
      cards.push(at);
      if (at === card) return cards;
    }
  }
  return [card];
}

/** Moves a run, its top first: as many cards as the free cells hold, and so in parts by empty columns, which any card may fill then. */
export function carry(replay: Replay, cards: readonly number[], onto: number): void {
  const { cells, tops } = replay.table;
  const free = cells.filter((card) => card === FLOOR).length;
  const base = cards.at(-1) as number;
  if (cards.length <= free + 1) {
    for (const card of cards.slice(0, -1)) replay.step(card, CELL);
    replay.step(base, onto);
    for (let i = cards.length - 2; i >= 0; i--) replay.step(cards[i] as number, cards[i + 1] as number);
    return;
  }
  const spare = tops.filter((top) => top === FLOOR).length - (onto === FLOOR ? 1 : 0);
  const part = cards.slice(0, Math.min(cards.length - 1, (free + 1) << (spare - 1)));
  carry(replay, part, FLOOR);
  carry(replay, cards.slice(part.length), onto);
  carry(replay, part, cards[part.length] as number);
}
