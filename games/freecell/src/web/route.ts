/** The way of a move that is drawn on the table: through the gutters between the piles, never over an index. */

import type { Point } from "@baize/hands";
import type { Layout } from "./layout.ts";

/** Where on a card a way begins and ends: below its index, this part of its height down. */
const DOWN = 0.62;
/** How far into a card it reaches, as a part of its width. */
const INTO = 0.24;

/** The middle of the gutter beside a card. */
function gutterAt({ x }: Point, { w, columns }: Layout, side: 1 | -1): number {
  const [first, second] = columns;
  const gap = first && second ? second.x - first.x - w : 8;
  return side > 0 ? x + w + gap / 2 : x - gap / 2;
}

/** A height in the free strip above the columns; ways that share it keep to lanes 0, 1, … */
const stripAbove = ({ columns, cells, h }: Layout, lane: number): number => {
  const column = columns[0]?.y ?? 0;
  const above = cells[0] === undefined || cells[0].y >= column ? column - 8 : cells[0].y + h;
  return (column + above) / 2 + lane * Math.min(6, (column - above) / 4);
};

/**
 * From one card or place to another: out of its side into the gutter, through the strip above the columns to the gutter
 * beside the other, and into it.
 */
export function route(from: Point, to: Point, places: Layout, lane = 0): readonly Point[] {
  const { w, h } = places;
  const leaves = to.x < from.x ? -1 : 1;
  const enters = to.x > from.x ? -1 : 1;
  const [out, into] = [gutterAt(from, places, leaves), gutterAt(to, places, enters)];
  const edge = ({ x }: Point, side: 1 | -1) => (side > 0 ? x + w * (1 - INTO) : x + w * INTO);
  const start = { x: edge(from, leaves), y: from.y + h * DOWN };
  const end = { x: edge(to, enters), y: to.y + h * DOWN };
  const over = stripAbove(places, lane);
  const turns =
    Math.abs(out - into) < 2
      ? []
      : [
          { x: out, y: over },
          { x: into, y: over },
        ];
  return [start, { x: out, y: start.y }, ...turns, { x: into, y: end.y }, end];
}

/** A way as an SVG path with rounded corners. */
export function pathOf(points: readonly Point[], radius: number): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  let path = `M${first.x} ${first.y}`;
  let before = first;
  for (const [i, point] of rest.entries()) {
    const after = rest[i + 1];
    if (after === undefined) return `${path}L${point.x} ${point.y}`;
    const near = (other: Point): string => {
      const length = Math.hypot(other.x - point.x, other.y - point.y);
      const share = length === 0 ? 0 : Math.min(radius, length / 2) / length;
      return `${point.x + (other.x - point.x) * share} ${point.y + (other.y - point.y) * share}`;
    };
    path += `L${near(before)}Q${point.x} ${point.y} ${near(after)}`;
    before = point;
  }
  return path;
}
