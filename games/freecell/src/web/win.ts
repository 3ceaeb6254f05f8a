/** The last picture of a game won: the whole deck with its faces, and how the cards come there. */

import { type Card, card, RANKS, rankOf, suitOf } from "@baize/cards";
import type { Point } from "@baize/hands";
import type { Stage } from "@baize/table";
import { HOME } from "../rules/index.ts";
import type { Before } from "./flights.ts";
import { HOME_ORDER } from "./home-order.ts";
import type { Layout } from "./layout.ts";
import { EASE, FLYING, MS } from "./motion.ts";
import type { Lying } from "./scene.ts";

/** The deck as it lies there, and which way its wave goes. */
export interface Spread {
  readonly w: number;
  readonly compact: boolean;
  readonly lying: readonly Lying[];
  readonly wave: "up" | "aside";
}

/** Under this width a card has a small face. */
const COMPACT = 72;
/** How far apart rows and columns lie beside a rail, and on a flat screen. */
const GAPS = { rail: { x: 9, y: 12 }, corners: { x: 3, y: 4 } } as const;
/** Where rows begin beside a rail, and what they leave of the width: the moves, which may stand there, are gone by then. */
const ROWS = { beside: 256, leftHanded: 40, leaves: 404 } as const;
/** What words take at the right of a flat screen. */
const WORDS = 250;

/** The whole deck: in rows, or where height is what there is, in columns. */
export function spread(stage: Stage): Spread {
  return stage.frame === "bars" ? inColumns(stage) : inRows(stage, GAPS[stage.frame]);
}

function inRows({ frame, width, height, leftHanded, largeIndex }: Stage, gap: Point): Spread {
  const isRail = frame === "rail";
  const room = isRail ? width - ROWS.leaves : width - 28 - WORDS - 12 * gap.x;
  const w = Math.floor(Math.max(12, Math.min(room / 13, (height - (isRail ? 372 : 84)) / 5.6)));
  const compact = largeIndex || w < COMPACT;
  const left = isRail ? (leftHanded ? ROWS.leftHanded : ROWS.beside) : 14;
  const top = isRail ? (height < 800 ? 44 : 75) : 36;
  const index = w * (compact ? 0.42 : 0.235);
  const lying = HOME_ORDER.flatMap((suit, row) =>
    RANKS.map((rank) => ({
      ...lyingAt(card(rank, suit), row * 13 + rank + 1),
      x: left + rank * (w + gap.x),
      y: top + row * (1.4 * w + gap.y),
      covered: false,
      index,
      inset: w * (compact ? 0.075 : 0.06),
    })),
  );
  return { w, compact, lying, wave: "up" };
}

/** What words take below columns: from this height on with the line of all wins. */
const BELOW = { low: 294, from: 740, whole: 350 } as const;

function inColumns({ width, height, largeIndex, free }: Stage): Spread {
  const room = height - (height < BELOW.from ? BELOW.low : BELOW.whole);
  const w = Math.floor(Math.max(24, Math.min((width - 48) / 4, room / 5.76, 96)));
  const compact = largeIndex || w < COMPACT;
  const strip = Math.max(16, 0.25 * w);
  const face = Math.max(strip, Math.min(0.93 * w, (room - 1.4 * w - 10 * strip) / 2));
  const gap = (width - 4 * w) / 5;
  const top = free.top - 28;
  const index = Math.max(14, Math.min(w * (compact ? 0.42 : 0.235), strip - 2));
  const lying = HOME_ORDER.flatMap((suit, column) =>
    RANKS.map((rank) => ({
      ...lyingAt(card(rank, suit), rank + 1),
      x: gap + column * (w + gap),
      y: top + Math.min(rank, 10) * strip + Math.max(0, rank - 10) * face,
      covered: rank < 10,
      index,
      inset: Math.max(1, Math.min(w * 0.06, (strip - index) / 2)),
    })),
  );
  return { w, compact, lying, wave: "aside" };
}

const lyingAt = (one: Card, z: number) => ({
  card: one,
  place: HOME,
  above: 12 - rankOf(one),
  nth: rankOf(one) + 1,
  of: 13,
  z,
});

/** How long the cards take from home to where they lie, how long one of them is lifted, and how much later each suit is. */
const SPREAD_MS = 300;
const LIFT_MS = 400;
const SUIT_MS = 80;

/** How a card comes to its place: its frames, and how long all of them take. */
export interface WinFlight {
  readonly card: Card;
  readonly frames: Keyframe[];
  readonly duration: number;
}

/** Cards that are not home yet go there in order; then the deck lies down, and one wave runs through it. None once it lies there. */
export function winFlights({ lying, w, wave }: Spread, before: Before, places: Layout): readonly WinFlight[] {
  const isThere = lying.every((to) => before.get(to.card)?.x === to.x && before.get(to.card)?.y === to.y);
  if (isThere) return [];
  const late = lying
    .filter(({ card }) => before.get(card)?.place?.kind !== "foundation")
    .sort((a, b) => a.nth - b.nth || HOME_ORDER.indexOf(suitOf(a.card)) - HOME_ORDER.indexOf(suitOf(b.card)));
  const step = Math.min(60, MS.win / Math.max(1, late.length));
  const homeAt = late.length === 0 ? 0 : (late.length - 1) * step + MS.move;
  const duration = homeAt + SPREAD_MS + MS.win;
  const scale = places.w / w;
  // A card is scaled about its middle.
  const shift = (point: Point): Point => ({
    x: point.x - (w * (1 - scale)) / 2,
    y: point.y - (1.4 * w * (1 - scale)) / 2,
  });
  return lying.map((to) => {
    const home = shift(places.home[suitOf(to.card)]);
    const from = shift(before.get(to.card) ?? places.home[suitOf(to.card)]);
    const nth = late.indexOf(to);
    const leaves = nth < 0 ? 0 : nth * step;
    const lifts = homeAt + SPREAD_MS + waveAt(to.card);
    const at = (ms: number, { x, y }: Point, size: number, zIndex: number, rotate = "0deg"): Keyframe => ({
      offset: ms / duration,
      translate: `${x}px ${y}px`,
      scale: size,
      rotate,
      zIndex,
      easing: EASE,
    });
    const up = wave === "up" ? { x: to.x, y: to.y - 30 } : { x: to.x + 9, y: to.y };
    const flying = FLYING + to.nth;
    return {
      card: to.card,
      duration,
      frames: [
        at(0, from, scale, nth < 0 ? to.nth : flying),
        at(leaves, from, scale, nth < 0 ? to.nth : flying),
        at(leaves + (nth < 0 ? 0 : MS.move), home, scale, flying),
        at(homeAt, home, scale, flying),
        at(homeAt + SPREAD_MS, to, 1, to.z),
        at(lifts, to, 1, to.z),
        at(lifts + LIFT_MS / 2, up, wave === "up" ? 1.07 : 1, to.z, wave === "up" ? "-2deg" : "0deg"),
        at(lifts + LIFT_MS, to, 1, to.z),
        at(duration, to, 1, to.z),
      ],
    };
  });
}

/** When the wave comes to a card, in ms from its beginning. */
function waveAt(one: Card): number {
  const suits = HOME_ORDER.length - 1;
  const along = (MS.win - LIFT_MS - suits * SUIT_MS) / 12;
  return rankOf(one) * along + HOME_ORDER.indexOf(suitOf(one)) * SUIT_MS;
}
