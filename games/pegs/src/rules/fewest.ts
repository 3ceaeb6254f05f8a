/** The fewest sweeps of a game on the English board with one hole empty, as the complete tables of all vacancies have them. */

import { EMPTY, holesWith } from "./board.ts";
import { boardName } from "./boards.ts";
import { formatHole, parseHole } from "./hole.ts";
import type { State } from "./state.ts";
import { turnHole } from "./turn.ts";

/** By the empty hole and the goal, one of those that symmetries make of each other. What is missing is not known here. */
const KNOWN: Readonly<Record<string, number>> = {
  ...{ "d4 any": 17, "d4 d4": 18, "d4 d1": 17, "d1 any": 17, "d1 d4": 18, "d1 d1": 18, "d1 a4": 17, "d1 d7": 18 },
  ...{ "c3 any": 15, "c3 c3": 15, "f3 any": 15, "f3 c3": 15 },
  ...{ "d3 any": 16, "d3 d3": 16, "a3 any": 16, "a3 d3": 16, "g3 any": 16, "g3 d3": 16, "d6 any": 17, "d6 d3": 17 },
};

/** The fewest sweeps of a game; undefined where it is no vacancy of the English board, or not known beforehand. */
export function fewestSweeps({ board, goal }: State): number | undefined {
  const name = boardName(board);
  const [vacancy] = name?.startsWith("english-") === true ? holesWith(board, EMPTY) : [];
  if (vacancy === undefined || !parseHole(name?.slice("english-".length) ?? "").ok) return undefined;
  for (let s = 0; s < 8; s++) {
    const last = goal === "any" ? goal : formatHole(turnHole(goal, s));
    const known = KNOWN[`${formatHole(turnHole(vacancy, s))} ${last}`];
    if (known !== undefined) return known;
  }
  return undefined;
}
