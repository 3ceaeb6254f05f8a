/** Who makes results: this program, by the rules of a game as it knows them. */

import { GAMES } from "@baize/games";
import { PROGRAM } from "../arguments/version.ts";

/** A program and the version of the rules it goes by. */
export interface Maker {
  readonly program: string;
  readonly rules: number;
}

/** Who makes results of a game here; rules of a game that is not known have no version. */
export async function makerOf(game: string): Promise<Maker> {
  const entry = GAMES.find(({ id }) => id === game);
  const rules = (await entry?.rules())?.meta.rulesVersion ?? 0;
  return { program: PROGRAM, rules };
}

/** Whether two are the same. */
export const isSame = (a: Maker, b: Maker): boolean => a.program === b.program && a.rules === b.rules;
