/** Who sat at a match that is looked at: as an address says it, or as it is kept. */

import { seat as seatNumber } from "@baize/kernel";
import {
  fullSeats,
  type Guest,
  guestsOf,
  type Kept,
  levelsOf,
  namesOf,
  seatsWith,
  standardLevels,
} from "@baize/midend";
import type { Sat } from "../address/address.ts";
import { ownSitter } from "../keeping/settings.ts";
import type { Loaded } from "../library/games.ts";

/** The levels that an address names, where they can sit here; else the usual ones. */
export function botsAt({ game, manners }: Loaded, { bots }: Sat): readonly string[] {
  const known = manners.company?.levels.map(({ id }) => id) ?? [];
  const isGood = bots?.length === game.meta.seats - 1 && bots.every((bot) => known.includes(bot));
  return isGood ? bots : standardLevels(game, manners);
}

/** Who is seen in each seat: people by the names and faces they had, else whoever looks and the bots. */
export function guestsAt(loaded: Loaded, sat: Sat): readonly Guest[] {
  const { seat = 0, names, faces } = sat;
  const seats = seatsWith(seatNumber(seat), botsAt(loaded, sat), ownSitter());
  return names === undefined
    ? guestsOf(seats, loaded.manners.company?.levels)
    : seats.map((_, n) => ({ name: names[n] ?? "", face: faces?.[n] ?? "", level: "" }));
}

/** Who sat at a kept match: by their names where people did; in a game of one seat nothing is said of it. */
export function satAt({ game, manners }: Loaded, { seats: kept, seat }: Pick<Kept, "seats" | "seat">): Sat {
  if (game.meta.seats === 1) return {};
  const seats = fullSeats(game, kept);
  const isAmongPeople = seats.some(({ kind }, n) => n !== seat && kind === "person");
  return isAmongPeople ? satBy(guestsOf(seats, manners.company?.levels), seat) : { seat, bots: levelsOf(seats, seat) };
}

/** Those who sat there, people among them, by name and face; seen from a seat. */
export const satBy = (guests: readonly Guest[], seat: number): Sat => ({
  seat,
  names: namesOf(guests),
  faces: guests.map(({ face }) => face),
});
