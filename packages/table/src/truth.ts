/** What a game of open information knows about a position; it is asked in a worker. */

import type { Shape } from "@baize/kernel";

/** Whether a position can still be won. "lost" is a proof, "thinking" says only that it is not known yet. */
export type Glow = "winnable" | "lost" | "thinking";

/** A game's door to the truth. It may remember what it has seen, for the next position is often near the last. */
export interface TruthDoor<T extends Shape> {
  /** Looks for so many milliseconds; asked again it goes on where it stopped. */
  see(view: T["view"], ms: number): Glow;
  /**
   * A line of moves that wins, as text; empty unless the view is winnable. Either the first that was found, or a short one:
   * for the same view always the same, so that nobody is told two numbers.
   */
  line(view: T["view"], kind: "first" | "short"): readonly string[];
  /** How hard a deal is, from 0 to 100; undefined when the time does not last. */
  level(view: T["view"], ms: number): number | undefined;
}
