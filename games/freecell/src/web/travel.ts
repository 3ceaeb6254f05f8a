/** Cards travel to where they lie: after every change the table compares where they were and where they are. */

import type { Card } from "@baize/cards";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { type Before, dealPlans, movePlans, winPlans } from "./flights.ts";
import type { Layout } from "./layout.ts";
import { Motion } from "./motion.ts";
import type { Lying, Pile } from "./scene.ts";

/** The picture that the table shows. */
export interface Picture {
  readonly places: Layout;
  readonly piles: readonly Pile[];
  readonly lying: readonly Lying[];
  readonly won: boolean;
}

/** The element of a card. */
export const cardElement = (card: Card): HTMLElement | null => document.getElementById(`card-${card}`);

/** What travel remembers: the animations, and where each card was seen last. */
export interface Travel {
  readonly motion: Motion;
  readonly before: RefObject<Before>;
}

/** Lets cards travel whenever the picture changes; a resize moves them at once. */
export function useTravel({ places, piles, lying, won }: Picture, still: boolean): Travel {
  const motion = useRef<Motion>(undefined);
  motion.current ??= new Motion();
  const moving = motion.current;
  const before = useRef<Before>(new Map());
  const last = useRef<Layout>(undefined);
  useLayoutEffect(() => {
    const old = before.current;
    const isDeal = last.current === undefined;
    const isResize = !isDeal && last.current !== places;
    last.current = places;
    before.current = new Map(lying.map((l) => [l.card, l]));
    if (isResize) return;
    const below = { x: (places.columns[0]?.x ?? 0) + 3.5 * places.w, y: places.floor + places.h };
    const plans = isDeal ? dealPlans(lying, below) : won ? winPlans(lying, old) : movePlans(lying, old, piles);
    if (plans.length > 0) moving.finish();
    for (const { card, ...plan } of plans) {
      const element = cardElement(card);
      if (element === null) continue;
      if (still) moving.fade(element);
      else moving.fly({ element, ...plan });
    }
  }, [moving, lying, places, piles, won, still]);
  useEffect(() => {
    const finish = () => moving.finish();
    document.addEventListener("pointerdown", finish, true);
    document.addEventListener("keydown", finish, true);
    return () => {
      finish();
      document.removeEventListener("pointerdown", finish, true);
      document.removeEventListener("keydown", finish, true);
    };
  }, [moving]);
  return { motion: moving, before };
}
