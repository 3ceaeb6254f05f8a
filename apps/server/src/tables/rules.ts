/** The rules of the games, fetched when a table first needs them. */

import { GAMES } from "@baize/games";
import type { AnyGame } from "@baize/kernel";

const rules = new Map<string, Promise<AnyGame>>();

/** The rules of a game; undefined when there is no such game. */
export function rulesOf(id: string): Promise<AnyGame> | undefined {
  const known = rules.get(id) ?? GAMES.find((entry) => entry.id === id)?.rules();
  if (known !== undefined) rules.set(id, known);
  return known;
}
