/** How long a seat is kept for somebody whose line is lost. */

import type { SeenTable } from "./seen.ts";

/** So many turns in a row may run out before a bot plays on. */
export const MISSED_TURNS = 2;

/**
 * Until when at least nobody plays for whoever looks, by the server's clock; undefined where that is without end: no turn runs out
 * without a clock for it, and whoever only watches has no seat.
 */
export function keptUntil({ you, clock, seats, turn, due, state }: SeenTable, now: number): number | undefined {
  const own = seats[you ?? -1];
  if (own === undefined || typeof clock !== "number" || state !== "playing") return undefined;
  if (own.level !== undefined) return now;
  const turns = MISSED_TURNS - (own.missed ?? 0);
  // Others may play at once: then one's own turns follow each other.
  return turn === you && due !== null ? due + (turns - 1) * clock * 1000 : now + turns * clock * 1000;
}
