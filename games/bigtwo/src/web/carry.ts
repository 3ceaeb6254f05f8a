/** Cards of a hand carried by a pointer: dropped at another place of the hand, or played by dropping them on the table. */

import type { Card } from "@baize/cards";
import { type Point, useGestures } from "@baize/hands";
import { type RefObject, useState } from "react";
import { type Laid, nearestPlace } from "./hand-layout.ts";
import { LIFT } from "./layout.ts";

/** What is dragged, how far, and whether it is over the table. */
export interface Carried {
  readonly cards: readonly Card[];
  readonly by: Point;
  readonly isOut: boolean;
}

/** A pointer that moves no farther than this is a tap, in px: cards are picked far more often than dragged. */
const SLACK = 8;
/** A card so far above the hand is meant for the table, in parts of its height. */
const OUT = 0.5;

interface Drops {
  put(from: number, to: number): void;
  /** Plays these cards. */
  throwIn(cards: readonly Card[]): void;
}

/** Lets a pointer carry the cards of a hand; a picked card takes the others that are picked along. */
export function useCarry(
  ref: RefObject<HTMLElement | null>,
  cards: readonly Card[],
  picked: readonly Card[],
  laid: Laid,
  { put, throwIn }: Drops,
): Carried | undefined {
  const [carried, setCarried] = useState<Carried>();
  const { spots, w } = laid;
  const cornerOf = (card: Card, by: Point): Point => {
    const { x = 0, y = 0 } = spots[cards.indexOf(card)] ?? {};
    return { x: x + by.x, y: y + by.y };
  };
  const heldWith = (card: Card): readonly Card[] => (picked.includes(card) ? picked : [card]);
  const top = Math.min(...spots.map(({ y }) => y));
  const isOut = (card: Card, by: Point): boolean => cornerOf(card, by).y < top - LIFT - OUT * 1.4 * w;
  useGestures<Card>(ref, {
    slack: SLACK,
    find(target) {
      const id = target.closest<HTMLElement>("[data-card]")?.dataset.card;
      return cards.find((card) => String(card) === id);
    },
    lift: () => true,
    drag: (by, card) => setCarried({ cards: heldWith(card), by, isOut: isOut(card, by) }),
    drop(point, card, by) {
      setCarried(undefined);
      if (point === undefined) return;
      if (isOut(card, by)) {
        throwIn(heldWith(card));
        return;
      }
      const { x, y } = cornerOf(card, by);
      put(cards.indexOf(card), nearestPlace(laid, x + w / 2, y + 0.7 * w));
    },
  });
  return carried;
}
