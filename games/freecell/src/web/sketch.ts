/** A position that is being put together: cards may still be missing. Every change gives a new one, with each card at most once. */

import { type Card, card, DECK, RANKS, rankOf, type Suit, suitOf } from "@baize/cards";
import type { Place, Position } from "../rules/index.ts";
import { cardsOf } from "../rules/state.ts";

/** A table without cards. */
export const BARE: Position = {
  cascades: Array.from({ length: 8 }, () => []),
  cells: [null, null, null, null],
  foundations: [0, 0, 0, 0],
};

/** The cards that are nowhere yet, suit by suit. */
export function missing(position: Position): readonly Card[] {
  const there = new Set(cardsOf(position));
  return DECK.filter((each) => !there.has(each)).toSorted((a, b) => suitOf(a) - suitOf(b) || a - b);
}

/** The position without a card; of a suit that is home, all above it leave too. */
export function lifted(position: Position, taken: Card): Position {
  const suit = suitOf(taken);
  return {
    cascades: position.cascades.map((cards) => cards.filter((each) => each !== taken)),
    cells: position.cells.map((held) => (held === taken ? null : held)),
    foundations: position.foundations.map((count, i) => (i === suit ? Math.min(count, rankOf(taken)) : count)),
  };
}

/** The position with a card put at the end of a column, into a cell, or home with all below it. */
export function put(position: Position, moved: Card, to: Place): Position {
  if (to.kind === "foundation") return home(position, moved);
  const without = lifted(position, moved);
  if (to.kind === "cascade") {
    return {
      ...without,
      cascades: without.cascades.map((cards, i) => (i === to.index ? [...cards, moved] : cards)),
    };
  }
  return { ...without, cells: without.cells.map((held, i) => (i === to.index ? moved : held)) };
}

function home(position: Position, moved: Card): Position {
  const suit = suitOf(moved);
  const below = RANKS.filter((rank) => rank <= rankOf(moved)).map((rank) => card(rank, suit));
  const cleared = below.reduce(lifted, position);
  return { ...cleared, foundations: cleared.foundations.map((count, i) => (i === suit ? rankOf(moved) + 1 : count)) };
}

/** The position with the last card of a suit taken from home. */
export function takenHome(position: Position, suit: Suit): Position {
  return {
    ...position,
    foundations: position.foundations.map((count, i) => (i === suit ? Math.max(0, count - 1) : count)),
  };
}

/** The position with every missing card at the end of a column, the shortest first. */
export function filled(position: Position): Position {
  return missing(position).reduce((at, each) => {
    const shortest = at.cascades.reduce(
      (best, cards, i) => (cards.length < (at.cascades[best]?.length ?? 0) ? i : best),
      0,
    );
    return put(at, each, { kind: "cascade", index: shortest });
  }, position);
}
