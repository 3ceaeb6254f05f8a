/** Where the pips of a card stand on a face of 250 × 350. A screen has no upside down: all are upright. */

import type { Rank } from "@baize/cards";

/** A pip by its centre. */
export interface Pip {
  readonly x: number;
  readonly y: number;
}

const MIDDLE = 125;
const SIDES = [72, 178];
const TOP = 116;
const BOTTOM = 308;

const rows = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => TOP + ((BOTTOM - TOP) * i) / (count - 1));
const pairs = (count: number): Pip[] => rows(count).flatMap((y) => SIDES.map((x) => ({ x, y })));
const middle = (...ys: number[]): Pip[] => ys.map((y) => ({ x: MIDDLE, y }));

const PIPS: readonly (readonly Pip[])[] = [
  middle(212),
  middle(TOP, BOTTOM),
  middle(TOP, 212, BOTTOM),
  pairs(2),
  [...pairs(2), ...middle(212)],
  pairs(3),
  [...pairs(3), ...middle(164)],
  [...pairs(3), ...middle(164, 260)],
  [...pairs(4), ...middle(212)],
  [...pairs(4), ...middle(148, 276)],
];

/** The pips of a rank: none for a court. */
export const pipsOf = (rank: Rank): readonly Pip[] => PIPS[rank] ?? [];

/** How wide the pips of a rank are. */
export function pipSize(rank: Rank): number {
  if (rank === 0) return 148;
  if (rank < 3) return 58;
  return rank < 6 ? 54 : 48;
}
