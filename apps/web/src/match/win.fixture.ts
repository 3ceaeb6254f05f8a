/** Games that were played to their end, move by move. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One of FreeCell that was won, with what followed by itself. */
export const goldenWin = (): readonly string[] => goldenMoves("freecell", "won-617");

/** One of the golden matches of a game. */
export function goldenMoves(game: string, name: string): readonly string[] {
  const path = join(import.meta.dirname, "../../../../games", game, "golden", `${name}.txt`);
  const [line = ""] = readFileSync(path, "utf8").split("\n");
  return (JSON.parse(line) as { moves: string[] }).moves;
}
