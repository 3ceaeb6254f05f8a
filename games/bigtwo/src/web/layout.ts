/** How large the cards are on a screen, and where those of a hand lie: the formulas of the look. */

import type { Point } from "@baize/hands";
import type { Frame, Stage } from "@baize/table";
import type { CSSProperties } from "react";

/** A finger needs so many px. */
const TARGET = 44;
/** A full hand decides the size of its cards: they stay as they are while it gets smaller. */
const FULL = 13;
/** So far a picked card rises, and so far rows are apart, in px. */
export const LIFT = 12;
const ROW_GAP = 6;
/** Below this width a card has a small face. */
const FULL_FACE = 72;

/**
 * What the style sheet and the formulas share, in px: the edges of the table, on the shell's side and on the other; the
 * width of a seat beside the field; and what stands between the two. The sheet reads them as custom properties.
 */
const SHEET: Readonly<Record<Frame, Readonly<Record<"near" | "far" | "seat" | "gap", number>>>> = {
  rail: { near: 272, far: 44, seat: 154, gap: 12 },
  bars: { near: 8, far: 8, seat: 0, gap: 4 },
  corners: { near: 14, far: 14, seat: 0, gap: 0 },
};
/** The px above and below the field that are not the hand's: seats, offers and buttons. */
const AROUND: Readonly<Record<Frame, number>> = { rail: 284, bars: 340, corners: 124 };

/** The sizes of a table on a stage. */
export interface Places {
  readonly frame: Frame;
  /** The width that a hand has. */
  readonly room: number;
  /** The width of the field, between the seats. */
  readonly centre: number;
  /** The width of a card of the hand. */
  readonly w: number;
  readonly compact: boolean;
  /** The height that a hand takes, whatever is left of it. */
  readonly handHeight: number;
  /** The height left to the field. */
  readonly fieldHeight: number;
}

/** A card of a hand: its corner, counted from that of the hand. */
export interface Spot extends Point {
  /** How much of it is seen, in px. */
  readonly seen: number;
}

/** What the style sheet reads of a frame. */
export const sheetOf = (frame: Frame): CSSProperties =>
  Object.fromEntries(Object.entries(SHEET[frame]).map(([name, px]) => [`--${name}`, `${px}px`]));

function widthOf(frame: Frame, room: number, height: number): number {
  if (frame === "rail") return Math.min(room / 8, height * 0.132, 150);
  if (frame === "bars") return Math.min(room * 0.1775, height * 0.105, 96);
  return Math.min(room / 11, height * 0.18, 84);
}

/** The sizes on this stage. */
export function layout({ frame, width, height, largeIndex }: Stage): Places {
  const { near, far, seat, gap } = SHEET[frame];
  const room = width - near - far;
  const w = Math.floor(widthOf(frame, room, height));
  const rows = rowsOf(FULL, w, room);
  const handHeight = LIFT + rows * 1.4 * w + (rows - 1) * ROW_GAP;
  const fieldHeight = height - handHeight - AROUND[frame];
  const centre = room - 2 * (seat + gap);
  return { frame, room, centre, w, compact: largeIndex || w < FULL_FACE, handHeight, fieldHeight };
}

const stepOf = (n: number, w: number, room: number): number => (n < 2 ? w : Math.min(w + 5, (room - w) / (n - 1)));

/** One row where every card is wide enough for a finger, else two. */
const rowsOf = (n: number, w: number, room: number): 1 | 2 => (stepOf(n, w, room) >= TARGET ? 1 : 2);

/** Where the cards of a hand lie; a short hand stands in the middle. */
export function handSpots({ w, room, handHeight }: Places, n: number): readonly Spot[] {
  const rows = rowsOf(n, w, room);
  const first = Math.ceil(n / rows);
  const step = stepOf(first, w, room);
  const left = rows === 1 ? Math.max(0, (room - (n - 1) * step - w) / 2) : 0;
  const top = handHeight - rows * 1.4 * w - (rows - 1) * ROW_GAP;
  return Array.from({ length: n }, (_, i) => {
    const row = i < first ? 0 : 1;
    const place = row === 0 ? i : i - first;
    const isLast = place === (row === 0 ? first : n - first) - 1;
    return {
      x: left + place * step,
      y: top + row * (1.4 * w + ROW_GAP),
      seen: isLast ? w : Math.min(step, w),
    };
  });
}

/** The place in a hand that is nearest to a point, both counted from the hand's corner. */
export function nearestPlace(spots: readonly Spot[], w: number, x: number, y: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, spot] of spots.entries()) {
    const far = Math.abs(spot.x + w / 2 - x) + 2 * Math.abs(spot.y + 0.7 * w - y);
    if (far < least) {
      least = far;
      best = i;
    }
  }
  return best;
}
