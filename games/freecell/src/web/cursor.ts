/** Where the keyboard is on the table, and where an arrow takes it. */

import type { Card } from "@baize/cards";
import type { Pile } from "./scene.ts";

/** A card of a pile, or an empty pile: `depth` is how many cards lie on it. */
export interface Cursor {
  readonly pile: string;
  readonly depth: number;
}

/** The card under the cursor; undefined on an empty pile. */
export function cardUnder({ pile: id, depth }: Cursor, piles: readonly Pile[]): Card | undefined {
  const cards = piles.find((pile) => pile.id === id)?.cards ?? [];
  return cards[Math.max(0, cards.length - 1 - depth)];
}

const isColumn = (pile: Pile): boolean => pile.place.kind === "cascade";

/** The pile of a list whose middle is nearest. */
function nearest(to: Pile, among: readonly Pile[]): Pile {
  const distance = (pile: Pile) => Math.abs(pile.x - to.x) + Math.abs(pile.y - to.y) / 1000;
  return among.reduce((best, pile) => (distance(pile) < distance(best) ? pile : best), among[0] ?? to);
}

/** The piles beside a pile, in the order of the screen. */
const rowOf = (pile: Pile, all: readonly Pile[]): readonly Pile[] =>
  all.filter((other) => isColumn(other) === isColumn(pile)).sort((a, b) => a.x - b.x || a.y - b.y);

/** The next pile to one side, around the edge. */
function beside(pile: Pile, all: readonly Pile[], step: number): Pile {
  const row = rowOf(pile, all);
  const next = (row.indexOf(pile) + step + row.length) % row.length;
  return row[next] ?? pile;
}

/** The cursor after a key; undefined when the key is no arrow. With cards in the hand it goes from pile to pile. */
export function moveCursor(
  { pile: id, depth }: Cursor,
  key: string,
  all: readonly Pile[],
  holding: boolean,
): Cursor | undefined {
  const pile = all.find((other) => other.id === id) ?? all[0];
  if (pile === undefined) return undefined;
  const others = all.filter((other) => isColumn(other) !== isColumn(pile));
  const end = (other: Pile): Cursor => ({ pile: other.id, depth: 0 });
  const deepest = Math.max(0, pile.cards.length - 1);
  switch (key) {
    case "ArrowLeft":
      return end(beside(pile, all, -1));
    case "ArrowRight":
      return end(beside(pile, all, 1));
    case "ArrowUp":
      if (isColumn(pile) && depth < deepest && !holding) return { pile: id, depth: depth + 1 };
      return isColumn(pile) ? end(nearest(pile, others)) : end(pile);
    case "ArrowDown":
      if (isColumn(pile)) return depth > 0 ? { pile: id, depth: depth - 1 } : end(pile);
      return end(nearest(pile, others));
    case "Home":
      return end(rowOf(pile, all)[0] ?? pile);
    case "End":
      return end(rowOf(pile, all).at(-1) ?? pile);
    case "PageUp":
      return isColumn(pile) ? end(nearest(pile, others)) : end(pile);
    case "PageDown":
      return isColumn(pile) ? end(pile) : end(nearest(pile, others));
    default:
      return undefined;
  }
}
