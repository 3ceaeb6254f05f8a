/** How a match stands, in words. */

import { listed, type Seat, type Status } from "@baize/kernel";
import { say } from "../words/index.ts";

/** `won`, `lost`, the points of each seat or of one, or that it goes on. */
export function resultText(status: Status, seat?: Seat): string {
  if (status.kind === "playing") return say.notOver();
  const [first = 0, ...rest] = status.scores;
  if (rest.length > 0 && seat !== undefined) {
    const points = status.scores[seat] ?? 0;
    return points === Math.max(...status.scores) ? say.youWon({ points }) : say.youLost({ points });
  }
  if (rest.length > 0) return say.overWith({ points: listed(status.scores.map(String)) });
  return first > 0 ? say.won() : say.lost();
}
