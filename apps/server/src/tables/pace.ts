/** How long bots take for a move. */

import { type AnyGame, choicesOf, mannersOf } from "@baize/kernel";

/** How long a bot of a level takes for a move where nothing else is said: whatever it holds, and however soon it is sure. */
export function paceOf(game: AnyGame, level: string): number {
  const manners = mannersOf(game);
  const own = manners.company?.levels.find(({ id }) => id === level)?.pace ?? 0;
  return Math.max(own, manners.company?.pace(choicesOf(manners)) ?? 0);
}
