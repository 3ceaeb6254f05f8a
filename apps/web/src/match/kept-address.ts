/** Where a kept match is found again. */

import { Match } from "@baize/kernel";
import { fullSeats, type Kept, levelsOf } from "@baize/midend";
import { addressOf, withMatch } from "../address/address.ts";
import { filmAddress } from "../address/looked.ts";
import type { Loaded } from "../library/games.ts";
import { satAt } from "./sat.ts";

/** The address of a kept match, by its name where that of the deal leads to another; one that was played among people is not played again, but looked at as a film. */
export function addressOfKept(loaded: Loaded, kept: Kept): string {
  const { game } = loaded;
  const { deal, options, seats, seat: own, practice, term } = kept;
  const standard = game.options.format(game.options.standard);
  const sat = satAt(loaded, kept);
  const replayed = sat.names === undefined ? undefined : Match.load(game, kept.save);
  if (replayed?.ok && replayed.value.ply > 0) return filmAddress(replayed.value, sat);
  const bots = levelsOf(fullSeats(game, seats), own);
  const party = game.meta.seats > 1 ? { bots, practice, term, seat: own } : undefined;
  const address = addressOf(game.meta.id, deal, options === standard ? undefined : options, party);
  return practice || kept.scores !== null ? withMatch(address, kept.id) : address;
}
