/** How a match stands, in words. */

import type { Seat, Status } from "@baize/kernel";

/** `won`, `lost`, the points of each seat or of one, or that it goes on. */
export function resultText(status: Status, seat?: Seat): string {
  if (status.kind === "playing") return "not over yet";
  const [first = 0, ...rest] = status.scores;
  if (rest.length > 0 && seat !== undefined) {
    const points = status.scores[seat] ?? 0;
    const isBest = points === Math.max(...status.scores);
    return isBest ? `you won with ${points} points` : `you lost with ${points} points`;
  }
  if (rest.length > 0) return `over with ${status.scores.join(", ")} points`;
  return first > 0 ? "won" : "lost";
}

/** `1 move`, `2 moves`. */
export const movesText = (count: number): string => `${count} ${count === 1 ? "move" : "moves"}`;
