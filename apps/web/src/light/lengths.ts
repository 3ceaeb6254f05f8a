/** How long the way to a win is, as the table counts: a solver leaves out what follows by itself, a player sees it counted. */

import type { Bounds, Insight, Manners, Shape } from "@baize/kernel";
import { sayHere } from "../words/table.en.ts";

type Counting = Pick<Manners<Shape>, "counted" | "playerMoves" | "distance">;

/** Bounds of a solver for a line, as the table counts them. */
export function counted(manners: Counting, { atLeast, atMost }: Bounds, line: readonly string[]): Bounds {
  const more = manners.counted(line) - manners.playerMoves(line);
  return { atLeast: atLeast + more, atMost: atMost + more };
}

/** Whether the best way known is proved to be the shortest. */
export const isProved = (bounds: Bounds | undefined): boolean =>
  bounds !== undefined && bounds.atLeast === bounds.atMost;

/** How far the win is: at most so far, and shortest only where that is proved; nothing while the way may still change. */
export function farSays(manners: Counting, truth: Insight | undefined, moves: readonly string[]): string {
  if (truth?.glow !== "winnable" || (!truth.settled && truth.bounds === undefined)) return "";
  const far = manners.distance(truth.line, moves);
  return isProved(truth.bounds) ? sayHere.farShortest({ far }) : sayHere.farAtMost({ far });
}
