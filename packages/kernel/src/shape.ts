/** The types of a game, and who sits and looks at its table. */

/** A place at the table, counted from 0. */
export type Seat = number & { readonly seat: unique symbol };

/** The seat with this number. */
export const seat = (n: number): Seat => n as Seat;

/** Who looks at the table: a seat, or somebody who only watches. */
export type Viewer = Seat | "spectator";

/** The types of one game, in one record. */
export interface Shape {
  readonly options: unknown;
  readonly deal: unknown;
  readonly state: unknown;
  readonly view: unknown;
  readonly move: unknown;
}
