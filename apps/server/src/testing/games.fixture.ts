/** The rules of a game, for tests. */

import type { AnyGame } from "@baize/kernel";
import { rulesOf } from "../tables/rules.ts";

export async function rulesFor(id: string): Promise<AnyGame> {
  const game = await rulesOf(id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game;
}
