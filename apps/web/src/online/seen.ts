/** What the server tells about a table. */

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
  readonly covered?: number;
}

/** A table, as far as whoever asks may see it. */
export interface SeenTable {
  readonly id: string;
  readonly seq: number;
  readonly game: string;
  readonly options: string;
  readonly clock: "none" | "match" | number;
  readonly level: string;
  readonly term: { readonly kind: string; readonly deals?: number };
  readonly state: "waiting" | "playing" | "between" | "over";
  readonly you: number | null;
  readonly host: number | null;
  readonly seats: readonly SeenSeat[];
  readonly deal: number;
  readonly round: number;
  readonly totals: readonly number[];
  readonly scores: readonly number[] | null;
  readonly said: readonly { readonly seat: number; readonly phrase: string; readonly at: number }[];
  readonly fair: { readonly seal: string; readonly nonces: readonly string[]; readonly secret?: string };
  readonly ply: number;
  readonly turn: number | null;
  readonly due: number | null;
  readonly moves: readonly { readonly seat: number; readonly move: string; readonly why: string }[];
  readonly view: unknown;
}

/** What a move changed. */
export type SeenMove = Pick<SeenTable, "seq" | "ply" | "turn" | "due" | "moves" | "view">;

/** The table after a move. */
export const afterMove = (table: SeenTable, move: SeenMove): SeenTable => ({
  ...table,
  ...move,
  moves: [...table.moves, ...move.moves],
});
