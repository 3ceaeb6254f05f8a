/** How cards fly: how long, and which way. */

import type { Motion, Point } from "@baize/hands";

/** How long a move takes, a supermove, a refused card's way back, the deal and the wave of a win, in ms. */
export const MS = { move: 160, supermove: 180, back: 140, deal: 420, win: 900 } as const;

/** How a card speeds up and slows down. */
export const EASE = "cubic-bezier(.2,.8,.2,1)";
/** Above everything that lies still. */
export const FLYING = 1000;

/** A point on the way, and the part of the time at which it is reached. */
export interface Stop extends Point {
  readonly offset: number;
}

/** One card on its way to where it already lies. */
export interface Flight {
  readonly element: HTMLElement;
  readonly from: Point;
  readonly to: Point;
  readonly z: number;
  readonly delay?: number;
  readonly ms?: number;
  readonly stops?: readonly Stop[];
}

/** Sends a card on its way. */
export function fly(motion: Motion, { element, from, to, z, delay = 0, ms = MS.move, stops = [] }: Flight): void {
  const frames = [{ ...from, offset: 0 }, ...stops, { ...to, offset: 1 }].map(({ x, y, offset }) => ({
    translate: `${x}px ${y}px`,
    zIndex: z,
    offset,
    easing: EASE,
  }));
  motion.start(element, frames, { duration: ms, delay });
}

/**
 * The stops of one card of a supermove. The run goes card by card: the last ones to spare places, the first to its
 * destination, then the others after it. `k` counts from the card that all others lie on.
 */
export function supermoveStops(k: number, count: number, from: Point, spare: Point, to: Point): readonly Stop[] {
  const step = 1 / (2 * count - 1);
  const leave = (count - 1 - k) * step;
  const last = (count - 1 + k) * step;
  if (k === 0)
    return [
      { ...from, offset: leave },
      { ...to, offset: Math.min(1, leave + step) },
    ];
  return [
    { ...from, offset: leave },
    { ...spare, offset: leave + step },
    { ...spare, offset: last },
    { ...to, offset: Math.min(1, last + step) },
  ];
}
