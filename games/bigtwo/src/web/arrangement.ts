/** The order of a hand: by rank, by suit, or as the player has laid it. */

import type { Card } from "@baize/cards";
import { ladderOf, type RuleConfig, sortCards, suitPlace } from "../rules/index.ts";

/** How a hand is laid. */
export type Arrangement = "rank" | "suit" | "own";

/** The cards in order; `own` is the player's own order, and cards it does not know come last. */
export function arrange(
  options: RuleConfig,
  cards: readonly Card[],
  by: Arrangement,
  own: readonly Card[],
): readonly Card[] {
  if (by === "own") {
    const known = own.filter((card) => cards.includes(card));
    return [...known, ...cards.filter((card) => !known.includes(card))];
  }
  const sorted = sortCards(ladderOf(options), cards);
  if (by === "rank") return sorted;
  return sorted.toSorted((a, b) => suitPlace(options, a) - suitPlace(options, b));
}

/** The order with the card at one place put to another. */
export function moved(cards: readonly Card[], from: number, to: number): readonly Card[] {
  const rest = cards.toSpliced(from, 1);
  const card = cards[from];
  return card === undefined ? cards : rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, card);
}
