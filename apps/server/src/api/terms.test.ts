/** What may be agreed on for a new table. */

import { GAMES } from "@baize/games";
import { expect, test } from "vitest";
import { Refused } from "./asked.ts";
import { matchSeats } from "./terms.ts";

const game = await GAMES.find(({ id }) => id === "bigtwo")!.rules();

/** The seats of a table with these bots, `-` where one is open; or why there is none. */
function seatsWith(bots: readonly (string | null)[]): string {
  try {
    const { seats } = matchSeats(game, { game: "bigtwo", bots: [...bots] });
    return seats.map((sitter) => (sitter.kind === "bot" ? sitter.level : "-")).join(" ");
  } catch (error) {
    if (error instanceof Refused) return error.refusal.code;
    throw error;
  }
}

test.each([
  [[], "- - - -"],
  [["skilled"], "- - - skilled"],
  [["novice", "skilled"], "- - novice skilled"],
  [["skilled", "skilled", "skilled"], "- skilled skilled skilled"],
  [[null, "skilled", "skilled", "skilled"], "- skilled skilled skilled"],
  [["skilled", null, "novice", "skilled"], "skilled - novice skilled"],
  [["skilled", null], "- - skilled -"],
  [[null, null, null, null], "- - - -"],
  [["skilled", "skilled", "skilled", "skilled"], "too-many-bots"],
  [["skilled", "skilled", "skilled", "skilled", "skilled"], "too-many-bots"],
  [[null, "skilled", "skilled", "skilled", "skilled"], "too-many-bots"],
  // More seats than there are.
  [[null, "skilled", "skilled", "skilled", null], "seats-are-fixed"],
  [[null, null, null, null, null], "seats-are-fixed"],
  [["giant"], "no-such-level"],
])("ON-T1 with bots %j the seats are %s: the list is of the last seats, null for an open one", (bots, seats) => {
  expect(seatsWith(bots)).toBe(seats);
});
