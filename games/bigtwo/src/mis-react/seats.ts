/** The document's seats by the numbers of the rules, in the order of play. */

import { type Seat, seat } from "@baize/kernel";
import type { Turn } from "../documents/index.ts";

export const SEATS: Readonly<Record<Turn, Seat>> = { player: seat(0), right: seat(1), top: seat(2), left: seat(3) };
