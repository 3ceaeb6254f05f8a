/** A card of a hand carried by a pointer, and dropped at another place of the hand. */

import type { Card } from "@baize/cards";
import { type Point, useGestures } from "@baize/hands";
import { type RefObject, useState } from "react";
import { nearestPlace, type Spot } from "./layout.ts";

/** A card that is dragged, by its corner within the hand. */
export interface Carried extends Point {
  readonly card: Card;
}

/** A pointer that moves no farther than this is a tap, in px: cards are picked far more often than dragged. */
const SLACK = 8;

/** Lets a pointer carry the cards of a hand; `put` is told from which place to which. */
export function useCarry(
  ref: RefObject<HTMLElement | null>,
  cards: readonly Card[],
  spots: readonly Spot[],
  w: number,
  put: (from: number, to: number) => void,
): Carried | undefined {
  const [carried, setCarried] = useState<Carried>();
  const cornerOf = (card: Card, by: Point): Point => {
    const { x = 0, y = 0 } = spots[cards.indexOf(card)] ?? {};
    return { x: x + by.x, y: y + by.y };
  };
  useGestures<Card>(ref, {
    slack: SLACK,
    find(target) {
      const id = target.closest<HTMLElement>("[data-card]")?.dataset.card;
      return cards.find((card) => String(card) === id);
    },
    lift: () => true,
    drag: (by, card) => setCarried({ card, ...cornerOf(card, by) }),
    drop(point, card, by) {
      setCarried(undefined);
      if (point === undefined) return;
      const { x, y } = cornerOf(card, by);
      put(cards.indexOf(card), nearestPlace(spots, w, x + w / 2, y + 0.7 * w));
    },
  });
  return carried;
}
