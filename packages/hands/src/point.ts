/** Where something is on the screen. */

/** A point on the screen, or a way across it, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
