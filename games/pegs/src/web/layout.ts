/** Where the board lies on the screen, and each hole on it. */

import type { Point } from "@baize/hands";
import type { Frame, Stage } from "@baize/table";
import type { CSSProperties } from "react";
import { HOLES } from "../rules/hole.ts";
import { type Board, cellAt, columnOf, type Hole, rowOf, UNAVAILABLE } from "../rules/index.ts";

/** The board on the screen. */
export interface Layout {
  /** From hole to hole. */
  readonly pitch: number;
  readonly centre: Point;
  /** The board under the holes: as wide as this, round or square. */
  readonly size: number;
  readonly round: boolean;
}

/** What stands around a board. */
const RIM = 20;

/**
 * What the style sheets and the formulas share, in px: how wide the column beside the board is, and how far from the edge;
 * on a flat screen it is narrow; between bars it is a strip below the board. The sheets read them as custom properties.
 */
const SHEET = {
  rail: { side: 276, edge: 20 },
  corners: { side: 148, edge: 14 },
  bars: { side: 76, edge: 72 },
} as const;
const sideOf = (frame: Frame): number => SHEET[frame].side + SHEET[frame].edge;

/** What the style sheets read of a frame. */
export const sheetOf = (frame: Frame): CSSProperties =>
  Object.fromEntries(Object.entries(SHEET[frame]).map(([name, px]) => [`--${name}`, `${px}px`]));

/** What the board is shown in: in a match there is a column or a strip beside it. */
export type Setting = "match" | "lesson" | "review";

/** A disc is so many pitches wide; a square board, and one without a rim. */
const WIDE = { disc: 8.2, square: 7.5, bare: 7.24 } as const;
/** A hole farther from the centre than this, in pitches, does not lie on a disc. */
const ON_DISC = 3.3;

/** The holes of a board, filled or empty. */
export const holesOf = (board: Board): readonly Hole[] => HOLES.filter((hole) => cellAt(board, hole) !== UNAVAILABLE);

/** The layout for a stage. */
export function layout({ frame, width, height, free, leftHanded }: Stage, board: Board, setting: Setting): Layout {
  const far = Math.max(0, ...holesOf(board).map((hole) => Math.hypot(rowOf(hole) - 4, columnOf(hole) - 4)));
  const round = far <= ON_DISC;
  if (frame === "rail") {
    const side = setting === "match" ? sideOf(frame) : RIM;
    const room = Math.min(free.right - free.left - side - RIM, height - 56);
    const across = round ? WIDE.disc : WIDE.square;
    const [left, right] = leftHanded ? [side, free.right] : [free.left, width - side];
    return { pitch: room / across, centre: { x: (left + right) / 2, y: height / 2 }, size: room, round };
  }
  if (frame === "bars") {
    // In a match what is told of sweeps stands below the board.
    const bottom = free.bottom - (setting === "match" ? SHEET.bars.side : 0);
    const size = Math.min(width - 10, bottom - free.top);
    return { pitch: size / WIDE.bare, centre: { x: width / 2, y: (free.top + bottom) / 2 }, size, round: false };
  }
  const size = Math.min(height - 12, width - 2 * (sideOf(frame) + 6));
  return { pitch: size / WIDE.bare, centre: { x: width / 2, y: height / 2 }, size, round: false };
}

/** Where a hole is. */
export const pointOf = ({ pitch, centre }: Layout, hole: Hole): Point => ({
  x: centre.x + (columnOf(hole) - 4) * pitch,
  y: centre.y + (rowOf(hole) - 4) * pitch,
});

/** The hole nearest to a point, among some. */
export function nearest(places: Layout, { x, y }: Point, holes: readonly Hole[]): Hole | undefined {
  const distance = (hole: Hole): number => {
    const at = pointOf(places, hole);
    return Math.hypot(at.x - x, at.y - y);
  };
  return holes.reduce<Hole | undefined>(
    (best, hole) => (best === undefined || distance(hole) < distance(best) ? hole : best),
    undefined,
  );
}
