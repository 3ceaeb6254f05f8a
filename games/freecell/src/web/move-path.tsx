/** A move drawn on the table: its way through the gutters, and a sign where it ends. */

import type { Point } from "@baize/hands";
import type { DrawnMove } from "@baize/table";
import type { Layout } from "./layout.ts";
import { pathOf, route } from "./route.ts";

interface PathProps {
  readonly from: Point;
  readonly to: Point;
  readonly as: DrawnMove["as"] | "hint";
  readonly places: Layout;
  /** Its place among the ways that are drawn, so that no two run on each other. */
  readonly lane: number;
}

/** The way of a move: to a disc with an arrow for a hint, to an arrow head in a review. */
export function MovePath({ from, to, as, places, lane }: PathProps) {
  const points = route(from, to, places, lane);
  const [before, end] = points.slice(-2);
  if (before === undefined || end === undefined) return null;
  const size = Math.min(13, places.w * 0.24);
  const back = end.x > before.x ? -size * 0.8 : size * 0.8;
  const head = `M${end.x + back} ${end.y - size * 0.7}L${end.x} ${end.y}L${end.x + back} ${end.y + size * 0.7}`;
  const way = pathOf(points, Math.min(12, places.w * 0.2));
  return (
    <svg className="move-path" data-as={as} aria-hidden="true">
      <path className="halo" d={way} />
      <path d={way} />
      {as === "hint" ? (
        <>
          <circle cx={end.x} cy={end.y} r={size} />
          <path
            className="sign"
            d={`M${end.x} ${end.y - size * 0.5}V${end.y + size * 0.45}M${end.x - size * 0.4} ${end.y + size * 0.08}L${end.x} ${end.y + size * 0.48}L${end.x + size * 0.4} ${end.y + size * 0.08}`}
          />
        </>
      ) : (
        <path d={head} />
      )}
    </svg>
  );
}
