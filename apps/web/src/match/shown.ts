/** From an address to a match of somebody else, which is looked at. */

import { type Match, ok, type Result, type Shape } from "@baize/kernel";
import type { Addressed, Sat } from "../address/address.ts";
import type { LastTable } from "../keeping/own.ts";
import type { Loaded } from "../library/games.ts";
import { partyAt } from "./last-table.ts";
import { matchAt } from "./opening.ts";

/** A match of somebody else. In a game of several: who plays it, if one goes on, and who did. */
export interface Shown {
  readonly match: Match<Shape>;
  readonly party: LastTable | undefined;
  readonly sat: Sat | undefined;
}

/** A match that somebody sent, to be looked at: nothing of it is kept. In a game of several it is seen from one seat. */
export function openGuest(loaded: Loaded, named: Addressed): Result<Shown> {
  const linked = matchAt(loaded, named.text);
  if (!linked.ok) return linked;
  const party = partyAt(loaded, named, linked.value.options);
  if (!party.ok) return party;
  return ok({ match: linked.value, party: party.value, sat: party.value && satIn(named, party.value) });
}

/** Who played a match that somebody sent: people, where it names them, or bots. */
const satIn = ({ names, faces = [] }: Sat, { seat, bots }: LastTable): Sat =>
  names === undefined ? { seat, bots } : { seat, names, faces };
