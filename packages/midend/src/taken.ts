/** A kept match taken up again: replayed, and with somebody in every seat. */

import { type Game, type Match, ok, type Result, refuse, type Shape } from "@baize/kernel";
import { type Kept, reopen } from "./kept.ts";
import { fullSeats, type Sitter } from "./seats.ts";

/** A kept match that was taken up again. */
export interface Taken<T extends Shape = Shape> {
  readonly kept: Kept;
  readonly match: Match<T>;
}

/** Takes a kept match up, for one person; levels that nobody plays at, and seats that the game has not, are refused. */
export function takeUp<T extends Shape>(game: Game<T>, kept: Kept, levels: readonly string[]): Result<Taken<T>> {
  const match = reopen(game, kept);
  if (!match.ok) return match;
  const seats = fullSeats(game, kept.seats).slice(0, game.meta.seats);
  if (kept.seat >= seats.length) return refuse("record-unreadable", "MD-K2", { field: "seat" });
  const canSit = (sitter: Sitter, n: number) =>
    sitter.kind === "bot" ? n !== kept.seat && levels.includes(sitter.level) : n === kept.seat;
  if (!seats.every(canSit)) return refuse("record-unreadable", "MD-K2", { field: "seats" });
  return ok({ kept: { ...kept, seats }, match: match.value });
}
