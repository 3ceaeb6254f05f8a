/** Who sits where: a person, or a bot of some level. */

import {
  type Form,
  type Game,
  type Level,
  type Manners,
  mannersOf,
  type Names,
  type Seat,
  type Shape,
  seat,
} from "@baize/kernel";
import { say } from "./words/index.ts";

/** Who sits in a seat. */
export type Sitter =
  | { readonly kind: "person"; readonly name?: string; readonly face?: string }
  | { readonly kind: "bot"; readonly level: string };

/** A person whose name is not known. */
export const PERSON: Sitter = { kind: "person" };

/** The form of whoever sits somewhere, read from outside. */
export const sitterForm = {
  anyOf: [
    {
      type: "object",
      properties: { kind: { const: "person" }, name: { type: "string" }, face: { type: "string" } },
      required: ["kind"],
    },
    {
      type: "object",
      properties: { kind: { const: "bot" }, level: { type: "string" } },
      required: ["kind", "level"],
    },
  ],
} as const satisfies Form;

/** A person in one seat, and bots of these levels in the others, in the order of play after it. */
export function seatsWith(own: Seat, levels: readonly string[], person: Sitter = PERSON): readonly Sitter[] {
  const all = levels.length + 1;
  return Array.from({ length: all }, (_, n): Sitter => {
    const after = (n - own + all) % all;
    return after === 0 ? person : { kind: "bot", level: levels[after - 1] ?? "" };
  });
}

/** The levels of the bots in the order of play after a seat. */
export const levelsOf = (seats: readonly Sitter[], own: Seat): readonly string[] =>
  Array.from({ length: seats.length - 1 }, (_, i) => levelAt(seats, seat((own + i + 1) % seats.length)) ?? "");

/** The level of the bot in a seat; undefined where a person sits. */
export function levelAt(seats: readonly Sitter[], at: Seat): string | undefined {
  const sitter = seats[at];
  return sitter?.kind === "bot" ? sitter.level : undefined;
}

/** Who sits there unless chosen: bots of one level, the same in every app. */
export function standardLevels<T extends Shape>(game: Game<T>, manners: Manners<T> = mannersOf(game)): string[] {
  return Array.from({ length: game.meta.seats - 1 }, () => manners.company?.standard ?? "");
}

/** As many seats as the game has: where a record names fewer, the last bot named sits in the rest. */
export function fullSeats<T extends Shape>(game: Game<T>, seats: readonly Sitter[]): readonly Sitter[] {
  const level = seats.findLast((sitter) => sitter.kind === "bot")?.level ?? standardLevels(game)[0] ?? "";
  return Array.from({ length: game.meta.seats }, (_, n) => seats[n] ?? { kind: "bot", level });
}

/** What a seat shows of who sits there. */
export interface Guest {
  /** Empty where it is not known. */
  readonly name: string;
  readonly face: string;
  /** The name of a bot's level; empty for a person. */
  readonly level: string;
}

/** Who sits in each seat: people by their names, bots by those of their levels; a second one of a name is numbered. */
export function guestsOf(seats: readonly Sitter[], levels: readonly Level[] = []): readonly Guest[] {
  const called = new Map<string, number>();
  return seats.map((sitter) => {
    if (sitter.kind === "person") return { name: sitter.name ?? "", face: sitter.face ?? "", level: "" };
    const { name = "", face = "", title = sitter.level } = levels.find(({ id }) => id === sitter.level) ?? {};
    const nth = (called.get(name) ?? 0) + 1;
    called.set(name, nth);
    return { name: nth === 1 || name === "" ? name : say.numbered({ name, nth }), face, level: title };
  });
}

/** What each seat is called. */
export const namesOf = (guests: readonly Guest[]): Names => guests.map(({ name }) => name);
