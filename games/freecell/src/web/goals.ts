/** Where a move ends on the screen. */

import { type Card, suitOf } from "@baize/cards";
import type { Move } from "../rules/index.ts";
import { isSame } from "./choice.ts";
import type { Lying, Pile } from "./scene.ts";

/** Whether a move of a card ends on a pile; home is four piles, and the card's suit says which. */
const takes = ({ place, suit }: Pile, { to }: Move, card: Card | undefined): boolean =>
  isSame(place, to) && (suit === undefined || (card !== undefined && suit === suitOf(card)));

/** The last card of the place that a move begins at. */
export const sourceOf = (lying: readonly Lying[], { from }: Move): Lying | undefined =>
  lying.find(({ place, above }) => isSame(place, from) && above === 0);

/** The pile where a move ends. */
export function goalOf(piles: readonly Pile[], lying: readonly Lying[], move: Move): Pile | undefined {
  const card = sourceOf(lying, move)?.card;
  return piles.find((pile) => takes(pile, move, card));
}
