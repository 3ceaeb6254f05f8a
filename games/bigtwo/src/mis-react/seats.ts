/** The document's seats by the numbers of the rules, in the order of play; and which of them has won. */

import { type Seat, seat } from "@baize/kernel";
import type { Game, Turn } from "../documents/index.ts";

export const SEATS: Readonly<Record<Turn, Seat>> = { player: seat(0), right: seat(1), top: seat(2), left: seat(3) };

/** Whoever has no card left; nobody while it goes on, or when the clock has ended it. */
export const winnerOf = (game: Game): Turn | undefined =>
  (Object.keys(SEATS) as Turn[]).find((turn) => game[`${turn}Cards`].length === 0);
