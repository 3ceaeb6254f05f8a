/** Cards that go home by themselves: a convenience of the table, no part of the rules. */

import { type Card, card as cardOf, isRed, rankOf, SUITS, type Suit } from "@baize/cards";
import { must } from "@baize/kernel";
import { apply, legalMoves, type Move } from "./moves.ts";
import { cardsAt, homeCount, type State } from "./state.ts";

/** `none`: never; `safe`: only cards that no other card can need any more; `max`: every card that can. */
export type Autoplay = "none" | "safe" | "max";

/** Whether nothing is lost when a card goes home: no card that could still be laid on it is out. */
function isSafe(state: State, card: Card): boolean {
  const rank = rankOf(card);
  // By suit only the next lower card of its own suit could lie on it, and that is home.
  if (rank <= 1 || state.build === "suit") return true;
  const couldLie = (suit: Suit) => state.build === "any" || isRed(cardOf(rank, suit)) !== isRed(card);
  return SUITS.every((suit) => !couldLie(suit) || homeCount(state, suit) >= rank);
}

/** The moves home that would follow by themselves now, in order. */
export function autoplay(state: State, mode: Autoplay): Move[] {
  if (mode === "none") return [];
  const next = legalMoves(state).find(({ from, to }) => {
    const top = cardsAt(state, from)?.at(-1);
    return to.kind === "foundation" && top !== undefined && (mode === "max" || isSafe(state, top));
  });
  return next === undefined ? [] : [next, ...autoplay(must(apply(state, next)), mode)];
}
