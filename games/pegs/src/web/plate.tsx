/** What lies under the holes: a disc or a square, or a plate as the holes lie. */

import type { Point } from "@baize/hands";
import type { Layout } from "./layout.ts";

const pointsText = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(" ");

/** The board without its holes. A plate is the outline of its holes drawn with a broad round pen. */
export function BoardPlate({ places }: { readonly places: Layout }) {
  const { centre, size, plate, corners, pitch, beyond } = places;
  if (plate !== "outline") {
    return (
      <div
        className="board"
        data-round={plate === "disc" || undefined}
        style={{ left: centre.x, top: centre.y, width: size, height: size }}
      />
    );
  }
  const points = pointsText(corners);
  const pen = 2 * beyond * pitch;
  return (
    <svg className="plate" aria-hidden="true">
      <polygon className="cast" points={points} strokeWidth={pen} />
      <polygon className="edge" points={points} strokeWidth={pen} />
      <polygon className="wood" points={points} strokeWidth={pen - 4} />
      <polygon className="line" points={points} strokeWidth={pen - 0.28 * pitch} />
      <polygon className="wood" points={points} strokeWidth={pen - 0.28 * pitch - 4} />
    </svg>
  );
}
