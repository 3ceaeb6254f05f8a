/** The sign of Big Two: a spade, the suit of its highest card. */

import { SuitPip } from "@baize/faces";

export function Emblem() {
  return (
    <svg className="bigtwo-emblem" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <SuitPip suit={3} x={12} y={12} size={20} />
    </svg>
  );
}
