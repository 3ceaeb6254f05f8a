/** Where the board lies on the screen, and each hole on it. */

import type { Point } from "@baize/hands";
import type { Frame, Stage } from "@baize/table";
import type { CSSProperties } from "react";
import { type Board, type Lattice, latticeOf, sizeOf } from "../rules/board.ts";
import { holesOf } from "../rules/graph.ts";
import { columnOf, type Hole, rowOf } from "../rules/hole.ts";

/** What lies under the holes: a disc, a square, or a plate with the outline of the holes. */
type Plate = "disc" | "square" | "outline";

/** The board on the screen. */
export interface Layout {
  readonly lattice: Lattice;
  /** From hole to hole. */
  readonly pitch: number;
  readonly centre: Point;
  /** The spot that lies in the centre. */
  readonly middle: Point;
  /** The disc or square under the holes: as wide as this. */
  readonly size: number;
  readonly plate: Plate;
  /** The corners of the outline, and how far the plate goes beyond them. */
  readonly corners: readonly Point[];
  readonly beyond: number;
}

/** What stands around a board. */
const RIM = 20;

/**
 * What the style sheets and the formulas share, in px: how wide the column beside the board is, and how far from the edge;
 * on a flat screen it is narrow; between bars it is a strip below the board. The sheets read them as custom properties.
 */
const SHEET = {
  rail: { side: 276, off: 20 },
  corners: { side: 148, off: 14 },
  bars: { side: 76, off: 72 },
} as const;
const sideOf = (frame: Frame): number => SHEET[frame].side + SHEET[frame].off;

/** What the style sheets read of a frame. */
export const sheetOf = (frame: Frame): CSSProperties =>
  Object.fromEntries(Object.entries(SHEET[frame]).map(([name, px]) => [`--${name}`, `${px}px`]));

/** What the board is shown in: in a match there is a column or a strip beside it, and the end of a puzzle tells of stars. */
export type Setting = "match" | "won" | "starred" | "lesson" | "review" | "editor";

/** Between bars so much of the foot is taken by what is told of a win, and so much of the top by the heading, in px. */
const ENDINGS = { won: 264, starred: 346 } as const;
const HEADING = 50;

/** How many pitches the board goes beyond the outermost holes: as a disc, a square, an outline, and without a rim. */
const BEYOND = { disc: 1.1, square: 0.75, outline: 0.86, bare: 0.62 } as const;
/** A hole farther from the middle than this, in parts of the width between the outermost holes, does not lie on a disc. */
const ON_DISC = 0.55;
/** However large the window, holes are no farther apart than this part of its height. */
const WIDEST = 0.158;

/** The rows of a triangular board stand so far apart, in pitches. */
const ROW = Math.sqrt(3) / 2;

/** Where a hole is, in pitches: each row of a triangular board begins half a hole farther to the left. */
export const spotOf = (lattice: Lattice, hole: Hole): Point =>
  lattice === "square"
    ? { x: columnOf(hole), y: rowOf(hole) }
    : { x: columnOf(hole) - rowOf(hole) / 2, y: rowOf(hole) * ROW };

/** The part of the plane that a board fills, in pitches, and what lies under it. */
export interface Ground {
  readonly middle: Point;
  readonly width: number;
  readonly height: number;
  readonly plate: Plate;
  /** The corners of the outline of the holes, one after the other. */
  readonly corners: readonly Point[];
}

/** The ground of a board. */
export function groundOf(board: Board): Ground {
  const lattice = latticeOf(board);
  const spots = holesOf(board).map((hole) => spotOf(lattice, hole));
  const range = (values: readonly number[]): readonly [number, number] =>
    values.length === 0 ? [1, 7] : [Math.min(...values), Math.max(...values)];
  const [left, right] = range(spots.map(({ x }) => x));
  const [top, bottom] = range(spots.map(({ y }) => y));
  const isFull = lattice === "square" && spots.length === (right - left + 1) * (bottom - top + 1);
  if (lattice === "triangular" || isFull) {
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    return { middle, width: right - left, height: bottom - top, plate: "outline", corners: outlineOf(spots) };
  }
  const { rows, columns } = sizeOf(board);
  const across = Math.max(rows, columns) - 1;
  const middle = { x: 1 + across / 2, y: 1 + across / 2 };
  const far = Math.max(0, ...spots.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
  return { middle, width: across, height: across, plate: far <= ON_DISC * across ? "disc" : "square", corners: [] };
}

/** The corners of the smallest polygon without dents around some spots. */
function outlineOf(spots: readonly Point[]): readonly Point[] {
  const sorted = spots.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (points: readonly Point[]): Point[] => {
    const corners: Point[] = [];
    for (const point of points) {
      while (corners.length > 1 && turn(corners.at(-2), corners.at(-1), point) <= 1e-9) corners.pop();
      corners.push(point);
    }
    return corners.slice(0, -1);
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.toReversed())];
}

/** Whether the way over three points turns: above 0 to one side, below 0 to the other. */
const turn = (a: Point = { x: 0, y: 0 }, b: Point = a, c: Point = b): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** A window lower than this is hardly one. */
const TINY = 300;

/** The room a board has, and where its centre is. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  /** No board goes below this. */
  readonly floor?: number;
}

function roomOf({ frame, width, height, free, slot, leftHanded }: Stage, setting: Setting): Room {
  const isEnd = setting === "won" || setting === "starred";
  const hasSide = isEnd || setting === "match" || setting === "editor";
  if (frame === "rail") {
    const side = hasSide ? sideOf(frame) : RIM;
    const [left, right] = leftHanded ? [side, free.right] : [free.left, width - side];
    const centre = { x: (left + right) / 2, y: height / 2 };
    return { width: free.right - free.left - side - RIM, height: height - 56, centre };
  }
  if (frame === "bars" && isEnd) {
    const bottom = height - ENDINGS[setting];
    return { width: width - 10, height: bottom - HEADING, centre: { x: width / 2, y: (HEADING + bottom) / 2 } };
  }
  if (frame === "bars") {
    // In a match what is told of sweeps stands below the board.
    const bottom = free.bottom - (hasSide ? SHEET.bars.side : 0);
    // A long board leaves room for what floats there.
    const floor = setting === "match" ? Math.min(bottom, free.bottom - slot) : bottom;
    return { width: width - 10, height: floor - free.top, centre: { x: width / 2, y: (free.top + bottom) / 2 }, floor };
  }
  // In a window that is hardly one the buttons take its foot.
  if (height < TINY) {
    const whole = setting === "editor" ? { wide: width * 0.55, high: height } : { wide: width, high: free.bottom };
    return { width: whole.wide - 12, height: whole.high - 8, centre: { x: whole.wide / 2, y: whole.high / 2 } };
  }
  return { width: width - 2 * (sideOf(frame) + 6), height: height - 12, centre: { x: width / 2, y: height / 2 } };
}

/** The layout for a stage. */
export function layout(stage: Stage, board: Board, setting: Setting): Layout {
  const { middle, width, height, plate, corners } = groundOf(board);
  const room = roomOf(stage, setting);
  const isBare = stage.frame !== "rail";
  const beyond = isBare ? BEYOND.bare : BEYOND[plate];
  const most = plate === "outline" ? WIDEST * stage.height : Number.POSITIVE_INFINITY;
  const pitch = Math.min(room.width / (width + 2 * beyond), room.height / (height + 2 * beyond), most);
  const { floor = Number.POSITIVE_INFINITY, centre } = room;
  const { x, y } = centre;
  const places = {
    lattice: latticeOf(board),
    pitch,
    centre: { x, y: Math.min(y, floor - pitch * (height / 2 + beyond)) },
    middle,
    size: pitch * (Math.max(width, height) + 2 * beyond),
    plate: isBare && plate === "disc" ? "square" : plate,
    beyond,
  } as const;
  return { ...places, corners: corners.map((corner) => onScreen(places, corner)) };
}

/** The same board with its centre at another height. */
export function atHeight(places: Layout, y: number): Layout {
  const down = y - places.centre.y;
  const corners = places.corners.map((corner) => ({ x: corner.x, y: corner.y + down }));
  return { ...places, centre: { x: places.centre.x, y }, corners };
}

const onScreen = ({ pitch, centre, middle }: Pick<Layout, "pitch" | "centre" | "middle">, { x, y }: Point): Point => ({
  x: centre.x + (x - middle.x) * pitch,
  y: centre.y + (y - middle.y) * pitch,
});

/** Where a hole is. */
export const pointOf = (places: Layout, hole: Hole): Point => onScreen(places, spotOf(places.lattice, hole));

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
