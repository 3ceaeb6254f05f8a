/** A game of FreeCell that was won, move by move, with what followed by itself. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

export function goldenWin(): readonly string[] {
  const path = join(import.meta.dirname, "../../../../games/freecell/golden/won-617.txt");
  const [line = ""] = readFileSync(path, "utf8").split("\n");
  return (JSON.parse(line) as { moves: string[] }).moves;
}
