/** Which card may lie on which: the one place that says so, for the rules and for both documents. */

import { ACE, type Card, isRed, rankOf, suitOf } from "@baize/cards";
import { refuse } from "@baize/kernel";
import type { Place } from "./place.ts";

/** A refusal on its way to the player. */
export type Refused = ReturnType<typeof refuse>;

/** Why a card may not land on a place whose top card is `top` (null: empty); undefined when it may. */
export function landing(card: Card, kind: Place["kind"], top: Card | null): Refused | undefined {
  if (top === null) {
    const fits = kind !== "foundation" || rankOf(card) === ACE;
    return fits ? undefined : refuse("ace-comes-first", "FC-M8", { card });
  }
  const misfit = (code: string, rule: string) => refuse(code, rule, { card, onto: top });
  if (kind === "cell") return misfit("cell-taken", "FC-M5");
  if (kind === "foundation") {
    const isNext = suitOf(card) === suitOf(top) && rankOf(card) === rankOf(top) + 1;
    return isNext ? undefined : misfit("not-next-home", "FC-M8");
  }
  if (rankOf(card) + 1 !== rankOf(top)) return misfit("not-one-lower", "FC-M6");
  return isRed(card) === isRed(top) ? misfit("same-colour", "FC-M6") : undefined;
}

/** Whether a card of a list follows the one before it as in a run; the first one always does. */
export const follows = (card: Card, index: number, cards: readonly Card[]): boolean =>
  landing(card, "cascade", cards[index - 1] ?? null) === undefined;

/** How many cards at the end of a column form a run: each one lower than the one before it, colours alternating. */
export const runLength = (cards: readonly Card[]): number =>
  cards.length -
  Math.max(
    0,
    cards.findLastIndex((card, i) => !follows(card, i, cards)),
  );
