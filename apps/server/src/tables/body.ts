/** What is kept of a table beside its moves: who sits where, how it is played, and how its deals ended. Plain values. */

import type { Term } from "@baize/midend";

/** A person at a table. */
export interface Person {
  readonly kind: "person";
  readonly name: string;
  /** Which picture stands for them, as the page numbers them. */
  readonly face: number;
  /** The hashes of what their devices show to prove that the seat is theirs. */
  readonly tokens: readonly string[];
  /** What they add to the next deal. */
  readonly nonce: string;
  /** Whether somebody has followed the table for them; who only ever asks is not missed. */
  readonly follows?: true;
  /** Whether nobody follows it any more. */
  readonly away: boolean;
  /** How many turns in a row the clock took from them, and how many moves were made for them since they were last there. */
  readonly missed: number;
  readonly covered: number;
  /** Whether a bot plays for them until they are back. */
  readonly standIn: boolean;
  /** When the turn ends in whose middle a bot began to play for them. */
  readonly ends?: number | null;
}

export type TableSeat = { readonly kind: "open" } | { readonly kind: "bot"; readonly level: string } | Person;

/** The time for a turn in seconds, the game's own time for a match, or none. */
export type TurnClock = "none" | "match" | 15 | 30 | 60;

/** What was said: one of the phrases, by its number. */
interface SaidPhrase {
  readonly seat: number;
  readonly phrase: string;
  readonly at: number;
}

/** How somebody's part in a race ended: won after so long, given up, or still at it when the time of the race was up. */
export interface Finish {
  readonly seat: number;
  readonly kind: "won" | "gave-up" | "late";
  /** Milliseconds since the deal was shown. */
  readonly time: number;
}

/** A deal of the table: drawn from which nonces, begun and ended when, and with what points. */
export interface DealtDeal {
  readonly nonces: readonly string[];
  /** Who sat where. */
  readonly names: readonly (string | null)[];
  readonly levels: readonly (string | null)[];
  /** What the people looked like; tables that are older do not know it. */
  readonly faces?: readonly string[];
  /** Where they sit now, seat by seat, once some have changed places: points go with people. */
  readonly places?: readonly number[];
  readonly begun: number;
  /** For how long nobody could play, because no server lived: the clock of the deal does not count that; and until when that is reckoned. */
  readonly stood?: number;
  readonly stoodTo?: number;
  readonly ended: number | null;
  readonly scores: readonly number[] | null;
  /** In a race: who is done, in the order in which they were. */
  readonly finishes?: readonly Finish[];
}

export interface Body {
  readonly game: string;
  readonly options: string;
  readonly kind: "match" | "race";
  readonly clock: TurnClock;
  /** The level of bots that take empty seats and stand in. */
  readonly level: string;
  readonly term: Term;
  readonly opened: number;
  /** A race is starting until its deal is shown to all at once. */
  readonly phase: "waiting" | "starting" | "playing" | "between" | "over";
  /** The seat of whoever decides; null while nobody sits there. */
  readonly host: number | null;
  readonly seats: readonly TableSeat[];
  /** The number of the present deal, counted from 1 over all series; 0 before the first. */
  readonly deal: number;
  /** With which deal the present series began. */
  readonly first: number;
  readonly deals: readonly DealtDeal[];
  readonly said: readonly SaidPhrase[];
  /** A code that takes a seat to another device. */
  readonly code: {
    readonly hash: string;
    readonly seat: number;
    readonly until: number;
    readonly tries: number;
  } | null;
}

/** The seat that whoever sat in one at a deal has now. */
export const placeNow = ({ places }: Pick<DealtDeal, "places">, seat: number): number => places?.[seat] ?? seat;

/** The seat at a deal of whoever has this one now. */
export const placeThen = ({ places }: Pick<DealtDeal, "places">, seat: number): number =>
  places === undefined ? seat : places.indexOf(seat);

/** Whether whoever has a seat now had that one in a deal; a seat may have been another's then. */
export function satThen(body: Body, seat: number, then: { readonly deal: number; readonly seat: number }): boolean {
  const dealt = body.deals[then.deal - 1];
  if (dealt === undefined || placeThen(dealt, seat) !== then.seat) return false;
  return dealt.names[then.seat] === personAt(body, seat)?.name;
}

/** Whether a deal is dealt and not over: nobody sits down, moves or is dealt in. */
export const isBusy = ({ phase }: Body): boolean => phase === "starting" || phase === "playing";

/** The people of a table by their seats. */
export const people = (body: Body): readonly (readonly [seat: number, person: Person])[] =>
  body.seats.flatMap((sitter, seat) => (sitter.kind === "person" ? [[seat, sitter] as const] : []));

/** The person in a seat. */
export function personAt(body: Body, seat: number): Person | undefined {
  const sitter = body.seats[seat];
  return sitter?.kind === "person" ? sitter : undefined;
}

/** The table with another in a seat. */
export const withSeat = (body: Body, seat: number, sitter: TableSeat): Body => ({
  ...body,
  seats: body.seats.map((old, n) => (n === seat ? sitter : old)),
});

/** The table with something changed about a person. */
export function withPerson(body: Body, seat: number, change: Partial<Person>): Body {
  const person = personAt(body, seat);
  return person === undefined ? body : withSeat(body, seat, { ...person, ...change });
}

/** The level of whoever plays a seat by itself now; undefined where a person does. */
export function playedBy(body: Body, seat: number): string | undefined {
  const sitter = body.seats[seat];
  if (sitter?.kind === "bot") return sitter.level;
  return sitter?.kind === "person" && sitter.standIn ? body.level : undefined;
}
