/** Where the cards of a hand lie: the formulas of the look, in px. */

import type { Point } from "@baize/hands";
import { type Places, ROW_GAP, TARGET } from "./layout.ts";

/** A card of a hand: its corner, counted from that of the hand. */
interface Spot extends Point {
  /** How much of it is seen. */
  readonly seen: number;
}

/** A hand as it lies: how wide its cards are, how large their index is, and where each lies. */
export interface Laid {
  readonly w: number;
  readonly index: number;
  readonly spots: readonly Spot[];
}

/** Cards in rows, each row in the middle of the room. */
function inRows(room: number, slot: number, w: number, step: number, rows: readonly number[], index: number): Laid {
  const height = rows.length * 1.4 * w + (rows.length - 1) * ROW_GAP;
  const longest = Math.max(...rows);
  const left = Math.max(0, (room - (longest - 1) * step - w) / 2);
  const top = slot - height > 0 && rows.length === 1 ? (slot - height) / 2 : slot - height;
  const spots = rows.flatMap((n, row) =>
    Array.from({ length: n }, (_, i) => ({
      x: left + i * step,
      y: top + row * (1.4 * w + ROW_GAP),
      seen: i === n - 1 ? w : Math.min(step, w),
    })),
  );
  return { w, index, spots };
}

/** How wide so many cards are in one row of a phone. */
const inOneRow = ({ room, slot }: Places, n: number): number => Math.min(room / (1 + 0.75 * (n - 1)), 104, slot / 1.4);

/**
 * A hand of so many cards, which had so many before in this deal. On a phone it lies in two rows, and grows once: when it falls to one,
 * its cards get the width that they keep.
 */
export function handOf(places: Places, n: number, before: readonly number[] = []): Laid {
  const { frame, room, slot, compact } = places;
  const spread = (w: number): number => (n < 2 ? w : Math.min(w + 5, (room - w) / (n - 1)));
  if (frame !== "bars") {
    const w = Math.floor(slot / 1.4);
    const step = spread(w);
    const isFanned = step < w;
    const index = compact ? Math.max(14, 0.42 * Math.min(w, step)) : (isFanned ? 0.27 : 0.235) * w;
    return inRows(room, slot, w, step, [n], index);
  }
  const fell = [...before, n].find((count) => 0.75 * inOneRow(places, count) >= TARGET);
  if (fell !== undefined) {
    const w = inOneRow(places, fell);
    return inRows(room, slot, w, spread(w), [n], 0.36 * w);
  }
  const w = Math.min(room / 6.4, (slot - ROW_GAP) / 2.8);
  const first = Math.ceil(n / 2);
  return inRows(room, slot, w, 0.9 * w, [first, n - first], 0.42 * w);
}

/** The place in a hand that is nearest to a point, both counted from the hand's corner. */
export function nearestPlace({ spots, w }: Laid, x: number, y: number): number {
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
