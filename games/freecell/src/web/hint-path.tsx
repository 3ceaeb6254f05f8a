/** A hint: an amber ring on the cards and a path to where they land. */

import type { Layout, Point } from "./layout.ts";

interface PathProps {
  readonly from: Point;
  readonly to: Point;
  readonly places: Layout;
}

/** The path from one card to another place, with a disc at its end. */
export function HintPath({ from, to, places: { w, h } }: PathProps) {
  const middle = ({ x, y }: Point): Point => ({ x: x + w / 2, y: y + h / 2 });
  const a = middle(from);
  const b = middle(to);
  const bend = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - Math.abs(a.x - b.x) / 6 };
  return (
    <svg className="hint-path" aria-hidden="true">
      <title>The way of the hint</title>
      <path d={`M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`} />
      <circle cx={b.x} cy={b.y} r={13} />
      <text x={b.x} y={b.y}>
        1
      </text>
    </svg>
  );
}
