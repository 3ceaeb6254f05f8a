/** Which card may lie on which: the one place that says so, for the rules and for both documents. */

import { ACE, type Card, isRed, KING, rankOf, suitOf } from "@baize/cards";
import { refuse } from "@baize/kernel";
import { type Options, STANDARD } from "./options.ts";
import type { Place } from "./place.ts";

/** A refusal on its way to the player. */
export type Refused = ReturnType<typeof refuse>;

/** How columns are built and filled. */
export type Building = Pick<Options, "build" | "empty">;

/** Why a card may not lie on another, which is one rank higher. */
function misbuilt(card: Card, onto: Card, { build }: Building): string | undefined {
  if (build === "suit") return suitOf(card) === suitOf(onto) ? undefined : "other-suit";
  return build === "alternate" && isRed(card) === isRed(onto) ? "same-colour" : undefined;
}

/** Why a card may not come to an empty place. */
function misfilled(card: Card, kind: Place["kind"], { empty }: Building): Refused | undefined {
  if (kind === "foundation") return rankOf(card) === ACE ? undefined : refuse("ace-comes-first", "FC-M8", { card });
  if (kind === "cell" || empty === "any") return undefined;
  if (empty === "none") return refuse("column-stays-empty", "FC-M7", { card });
  return rankOf(card) === KING ? undefined : refuse("kings-alone", "FC-M7", { card });
}

/** Why a card may not land on a place whose top card is `top` (null: empty); undefined when it may. */
export function landing(
  card: Card,
  kind: Place["kind"],
  top: Card | null,
  building: Building = STANDARD,
): Refused | undefined {
  if (top === null) return misfilled(card, kind, building);
  const misfit = (code: string, rule: string) => refuse(code, rule, { card, onto: top });
  if (kind === "cell") return misfit("cell-taken", "FC-M5");
  if (kind === "foundation") {
    const isNext = suitOf(card) === suitOf(top) && rankOf(card) === rankOf(top) + 1;
    return isNext ? undefined : misfit("not-next-home", "FC-M8");
  }
  if (rankOf(card) + 1 !== rankOf(top)) return misfit("not-one-lower", "FC-M6");
  const code = misbuilt(card, top, building);
  return code === undefined ? undefined : misfit(code, "FC-M6");
}

/** Whether a card of a list follows the one before it as in a run; the first one always does. */
export function follows(card: Card, index: number, cards: readonly Card[], building: Building): boolean {
  const before = cards[index - 1];
  return before === undefined || landing(card, "cascade", before, building) === undefined;
}

/** How many cards at the end of a column form a run: each one lower than the one before it, and built as this table is. */
export const runLength = (cards: readonly Card[], building: Building): number =>
  cards.length -
  Math.max(
    0,
    cards.findLastIndex((card, i) => !follows(card, i, cards, building)),
  );
