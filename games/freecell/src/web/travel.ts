/** Cards travel to where they lie: after every change the table compares where they were and where they are. */

import type { Card } from "@baize/cards";
import { type Motion, useMotion } from "@baize/hands";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { type Before, dealPlans, movePlans } from "./flights.ts";
import type { Layout } from "./layout.ts";
import { fly } from "./motion.ts";
import type { Lying, Pile } from "./scene.ts";
import { type Spread, winFlights } from "./win.ts";

/** The picture that the table shows. */
export interface Picture {
  readonly places: Layout;
  readonly piles: readonly Pile[];
  readonly lying: readonly Lying[];
  /** Once it is won, the whole deck. */
  readonly won: Spread | undefined;
}

/** The id of a card's element, and of the place of a pile. */
export const cardId = (card: Card): string => `card-${card}`;
export const slotId = (pile: string): string => `slot-${pile}`;

/** The element of a card. */
export const cardElement = (card: Card): HTMLElement | null => document.getElementById(cardId(card));

/** What travel remembers: the animations, and where each card was seen last. */
export interface Travel {
  readonly motion: Motion;
  readonly before: RefObject<Before>;
}

/** Lets cards travel whenever the picture changes; a resize moves them at once. */
export function useTravel({ places, piles, lying, won }: Picture, still: boolean): Travel {
  const motion = useMotion();
  const before = useRef<Before>(new Map());
  const last = useRef<Layout>(undefined);
  useLayoutEffect(() => {
    const old = before.current;
    const isDeal = last.current === undefined;
    const isResize = !isDeal && last.current !== places;
    last.current = places;
    before.current = new Map(lying.map((l) => [l.card, l]));
    // What is still on its way would come down where the places were.
    if (isResize) return motion.finish();
    const below = { x: (places.columns[0]?.x ?? 0) + 3.5 * places.w, y: places.floor + places.h };
    if (won !== undefined && !isDeal && !still) {
      const flights = winFlights(won, old, places);
      if (flights.length > 0) motion.finish();
      for (const { card, frames, duration } of flights) {
        const element = cardElement(card);
        if (element !== null) motion.start(element, frames, { duration });
      }
      return;
    }
    const plans = isDeal ? dealPlans(lying, below) : movePlans(lying, old, piles);
    if (plans.length > 0) motion.finish();
    for (const { card, ...plan } of plans) {
      const element = cardElement(card);
      if (element === null) continue;
      if (still) motion.fade(element);
      else fly(motion, { element, ...plan });
    }
  }, [motion, lying, places, piles, won, still]);
  return { motion, before };
}
