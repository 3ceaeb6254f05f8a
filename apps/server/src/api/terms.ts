/** What can be agreed on for a table: rules, levels, seats. What does not exist is refused with what does. */

import { type AnyGame, mannersOf } from "@baize/kernel";
import { LIMITS } from "../guards/limits.ts";
import type { Body, TableSeat } from "../tables/body.ts";
import { Refused, stop } from "./asked.ts";
import type { Forms } from "./forms.ts";

/** Refuses a level that a game does not have; none is one as well. */
export function mustHave(game: AnyGame, level: string | null | undefined): void {
  const levels = mannersOf(game).company?.levels.map(({ id }) => id) ?? [];
  if (level != null && !levels.includes(level))
    stop("no-such-level", "ON-T1", { text: level, levels: levels.join(", ") });
}

/** The rules as the game writes them; the usual ones where none are named. */
export function rulesText(game: AnyGame, options: string | undefined): string {
  if (options === undefined) return game.options.format(game.options.standard);
  const chosen = game.options.parse(options);
  if (!chosen.ok) throw new Refused(chosen.error, undefined, undefined, game.words);
  return game.options.format(chosen.value);
}

/** What is agreed on anew: only what was named. */
export function agreed(game: AnyGame, { kind }: Body, wish: Forms["rules"]): Forms["rules"] {
  const { options, level, clock } = wish;
  if (kind === "race" && level !== undefined) stop("no-bots-in-races", "ON-C1");
  if (kind === "race" && clock !== undefined && clock !== "none") stop("no-clock-in-races", "ON-C1");
  mustHave(game, level);
  return options === undefined ? wish : { ...wish, options: rulesText(game, options) };
}

/** Who sits where at a new table, and of what level bots are: those that were asked for sit in the last seats, where none stands for an open one. */
export function matchSeats(game: AnyGame, { bots = [], level, seats }: Forms["open"]): Pick<Body, "seats" | "level"> {
  const company = mannersOf(game).company ?? stop("one-seat", "ON-T1", { title: game.meta.title });
  for (const name of [...bots, level]) mustHave(game, name);
  const count = bots.filter((bot) => bot !== null).length;
  if (count >= game.meta.seats) stop("too-many-bots", "ON-T1", { most: game.meta.seats - 1 });
  if ((seats !== undefined && seats !== game.meta.seats) || bots.length > game.meta.seats) {
    stop("seats-are-fixed", "ON-T1", { title: game.meta.title, seats: game.meta.seats });
  }
  const sitters = Array.from({ length: game.meta.seats }, (_, n): TableSeat => {
    const bot = bots[n - (game.meta.seats - bots.length)];
    return bot == null ? { kind: "open" } : { kind: "bot", level: bot };
  });
  return { seats: sitters, level: level ?? company.standard };
}

/** The seats of a race: as many as were asked for, for people alone. */
export function raceSeats(
  game: AnyGame,
  { bots = [], level, clock, seats }: Forms["open"],
): Pick<Body, "seats" | "level"> {
  if (mannersOf(game).racing === undefined) stop("no-race", "ON-C1", { title: game.meta.title });
  if (bots.length > 0 || level !== undefined) stop("no-bots-in-races", "ON-C1");
  if (clock !== undefined && clock !== "none") stop("no-clock-in-races", "ON-C1");
  return { seats: Array.from({ length: seats ?? LIMITS.racers.usual }, () => ({ kind: "open" })), level: "" };
}
