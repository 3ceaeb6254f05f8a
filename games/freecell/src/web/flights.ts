/** Which cards are on their way after a change of the table, and how they travel. */

import type { Card } from "@baize/cards";
import type { Point } from "@baize/hands";
import type { Place } from "../rules/index.ts";
import { isSame } from "./choice.ts";
import { FLYING, type Flight, MS, supermoveStops } from "./motion.ts";
import type { Lying, Pile } from "./scene.ts";

/** A flight without the element that flies. */
export type Plan = Omit<Flight, "element"> & { readonly card: Card };

/** Where cards were before: their last points on the screen; out of a hand they come from no place. */
export type Before = ReadonlyMap<Card, Point & { readonly place: Place | undefined }>;

const isFrom = (place: Place | undefined, source: Place): boolean => place !== undefined && isSame(place, source);

/** The cards are dealt: from below the table, in the order of the columns. */
export function dealPlans(lying: readonly Lying[], from: Point): readonly Plan[] {
  const step = (MS.deal - MS.move) / Math.max(1, lying.length - 1);
  const order = [...lying].sort((a, b) => a.nth - b.nth || a.x - b.x);
  return order.map((to, i) => ({ card: to.card, from, to, z: FLYING + i, delay: i * step }));
}

const isElsewhere = (from: Point | undefined, to: Point): boolean => from?.x !== to.x || from.y !== to.y;

/** The cards whose place has changed, and those that only make room. */
export function movePlans(lying: readonly Lying[], before: Before, piles: readonly Pile[]): readonly Plan[] {
  const changed = lying.flatMap((to) => {
    const from = before.get(to.card);
    return from !== undefined && isElsewhere(from, to) ? [{ from, to }] : [];
  });
  const moved = changed.filter(({ from, to }) => from.place === undefined || !isSame(from.place, to.place));
  const home = moved.filter(({ to }) => to.place.kind === "foundation").sort((a, b) => a.to.nth - b.to.nth);
  const others = moved.filter(({ to }) => to.place.kind !== "foundation");
  const spare = piles.filter(({ cards, place }) => cards.length === 0 && place.kind !== "foundation");
  const step = Math.min(60, MS.deal / Math.max(1, home.length));
  const source = others[0]?.from.place;
  const isSupermove =
    others.length > 1 && source !== undefined && others.every(({ from }) => isFrom(from.place, source));
  return changed.map(({ from, to }) => {
    const plan = { card: to.card, from, to };
    const k = others.findIndex((other) => other.to === to);
    const h = home.findIndex((other) => other.to === to);
    if (h >= 0) return { ...plan, z: FLYING + to.z, delay: (h + (others.length > 0 ? 1 : 0)) * step };
    if (k < 0) return { ...plan, z: to.z };
    const stop = spare[Math.min(k - 1, spare.length - 1)] ?? to;
    const stops = isSupermove ? supermoveStops(k, others.length, from, stop, to) : [];
    return { ...plan, z: FLYING + to.z, ms: isSupermove ? MS.supermove : MS.move, stops };
  });
}
