/** How pegs fly: how long, and which way. */

import type { Motion, Point } from "@baize/hands";

/** How long one jump takes, and a refused peg's way back, in ms. */
export const MS = { jump: 120, back: 140 } as const;

/** An arc is drawn with so many points, rises so far, as part of the way, and lifts the peg so much. */
const POINTS = 6;
const RISE = 0.24;
const LIFT = 0.14;

/** The way of a peg through the air, from stop to stop, as offsets from where it comes down. */
export function arcs(stops: readonly Point[], to: Point): Keyframe[] {
  const legs = stops.length - 1;
  return stops.slice(1).flatMap((end, leg) => {
    const start = stops[leg] ?? end;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    // A jump to the side rises; one up or down swings out to the right, where its shadow falls.
    const out = dy === 0 ? { x: 0, y: -Math.abs(dx) * RISE } : { x: Math.abs(dy) * RISE, y: 0 };
    return Array.from({ length: POINTS + (leg === legs - 1 ? 1 : 0) }, (_, i) => {
      const t = i / POINTS;
      const high = 4 * t * (1 - t);
      const x = start.x + dx * t + out.x * high - to.x;
      const y = start.y + dy * t + out.y * high - to.y;
      return { translate: `${x}px ${y}px`, scale: String(1 + LIFT * high), offset: (leg + t) / legs };
    });
  });
}

/** Lets a peg jump from stop to stop until it is where it stands. */
export function leap(motion: Motion, element: HTMLElement, stops: readonly Point[], to: Point): void {
  const button = element.parentElement;
  button?.classList.add("aloft");
  const timing = { duration: MS.jump * (stops.length - 1), easing: "ease-in-out" };
  motion.start(element, arcs(stops, to), timing, () => button?.classList.remove("aloft"));
}

/** Lets a peg that was carried go back to where it stands. */
export function goBack(motion: Motion, element: HTMLElement, by: Point): void {
  const frames = [{ translate: `${by.x}px ${by.y}px` }, { translate: "0 0" }];
  motion.start(element, frames, { duration: MS.back, easing: "ease-in-out" });
}

/** Lets a likeness of a peg vanish where it was taken. */
export function vanish(motion: Motion, likeness: HTMLElement, delay: number): void {
  const frames = [
    { opacity: 1, scale: "1" },
    { opacity: 0, scale: "0.6" },
  ];
  motion.start(likeness, frames, { duration: MS.jump, delay, fill: "both" }, () => likeness.remove());
}
