/** The help that was taken in a match, and what a win with it is called. */

import type { Why } from "@baize/kernel";

/** What was taken: so many hints, the light, or the whole way to the win, shown, stepped through or watched. */
export interface HelpTaken {
  readonly hints: number;
  readonly light: boolean;
  readonly watched: boolean;
}

/** How a match was played, from no help at all to somebody else's line. */
export type Help = "unaided" | "light" | "hints" | "watched";

/** How a match was played, by the most that was taken. */
export function helpOf({ hints, light, watched }: HelpTaken): Help {
  if (watched) return "watched";
  if (hints > 0) return "hints";
  return light ? "light" : "unaided";
}

/** Whether the way was stepped through: no fewer moves were taken from hints than the player thought of. */
export function isStepped(reasons: readonly Why[]): boolean {
  const count = (why: Why): number => reasons.filter((reason) => reason === why).length;
  const hinted = count("hint");
  return hinted > 0 && hinted >= count("player");
}
