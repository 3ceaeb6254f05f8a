/** What the server tells about a table. */

import type { Progress } from "@baize/kernel";
import type { LogEntry } from "./log.ts";

/** Whoever sits in a seat, as all see it. */
export interface SeenSeat {
  readonly seat: number;
  readonly kind: "open" | "bot" | "person";
  readonly name?: string;
  /** The number of a person's face. */
  readonly face?: number;
  /** The level of a bot, or of the one that stands in. */
  readonly level?: string;
  readonly host?: boolean;
  readonly away?: boolean;
  /** How many turns in a row the clock took from them, and how many moves a bot made for them since. */
  readonly missed?: number;
  readonly covered?: number;
}

/** Whoever sat somewhere when a deal that is over was dealt. */
export type SatThere = (
  | { readonly kind: "person"; readonly name?: string; readonly face?: string }
  | { readonly kind: "bot"; readonly level: string }
) & {
  /** The seat that is theirs now, and where the points of that deal count. */
  readonly seat: number;
  /** Whether they have left, or somebody else has taken that seat since. */
  readonly left?: true;
};

/** Somebody who races, as all see it. */
export interface SeenRacer {
  readonly seat: number;
  readonly name: string;
  readonly progress: Progress;
  /** How many of their moves stand. */
  readonly moves: number;
  readonly result: "racing" | "won" | "gave-up" | "late";
  /** Milliseconds from showing the deal to being done. */
  readonly time: number | null;
  readonly place: number | null;
  /** What they played, once the race is over. */
  readonly line?: readonly string[];
}

/** What there is to know of a race beside the own table. */
interface SeenRace {
  /** When the deal was shown, by the server's clock. */
  readonly begun: number | null;
  /** The deal; null for whoever may not see it. */
  readonly dealt: string | null;
  readonly racers: readonly SeenRacer[];
}

/** A table, as far as whoever asks may see it. */
export interface SeenTable {
  readonly id: string;
  readonly seq: number;
  /** The server's time when it told this. */
  readonly now: number;
  readonly kind: "match" | "race";
  readonly game: string;
  readonly options: string;
  readonly clock: "none" | "match" | number;
  readonly level: string;
  readonly term: { readonly kind: string; readonly deals?: number; readonly points?: number };
  readonly state: "waiting" | "starting" | "playing" | "between" | "over";
  readonly you: number | null;
  readonly host: number | null;
  readonly seats: readonly SeenSeat[];
  /** Who played the deal that is over. */
  readonly sat?: readonly SatThere[] | undefined;
  readonly deal: number;
  readonly round: number;
  readonly totals: readonly number[];
  readonly scores: readonly number[] | null;
  readonly said: readonly { readonly seat: number; readonly phrase: string; readonly at: number }[];
  readonly fair: { readonly seal: string; readonly nonces: readonly string[]; readonly secret?: string };
  readonly ply: number;
  readonly turn: number | null;
  readonly due: number | null;
  readonly moves: readonly (LogEntry & { readonly seat: number })[];
  readonly view: unknown;
  readonly race?: SeenRace;
}

/** What is new of a view: the fields that changed, and what lists that only grew have more at their end. */
export interface ViewChange {
  readonly view?: unknown;
  readonly more?: Readonly<Record<string, readonly unknown[]>>;
}

/** What a move changed; of somebody else's in a race there is nothing but how far they are. */
export type SeenMove = Pick<SeenTable, "seq" | "now" | "due"> &
  Partial<Pick<SeenTable, "ply" | "turn" | "moves" | "race">> &
  ViewChange;

/** A view with what is new of it. */
export function viewAfter(before: unknown, { view, more = {} }: ViewChange): unknown {
  if (view === undefined) return before;
  const old = before as Readonly<Record<string, readonly unknown[]>>;
  const grown = Object.entries(more).map(([name, added]) => [name, [...(old[name] ?? []), ...added]]);
  return { ...old, ...(view as object), ...Object.fromEntries(grown) };
}

/** The table after a move. */
export function afterMove(table: SeenTable, { view, more, ...move }: SeenMove): SeenTable {
  return {
    ...table,
    ...move,
    moves: move.moves === undefined ? table.moves : [...table.moves, ...move.moves],
    view: viewAfter(table.view, { view, ...(more && { more }) }),
  };
}
