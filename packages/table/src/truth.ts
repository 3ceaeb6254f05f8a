/** What a game of open information knows about a position; it is asked in a worker. */

import type { Random, Shape } from "@baize/kernel";

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
  /** Makes a deal between two levels; a game without it is dealt until one fits. */
  make?(band: readonly [number, number], random: Random): string | undefined;
  /** The deal of a day, written `2026-01-31`, where the rules' chance does not make it. */
  daily?(date: string): string;
}

/** A match as it came about: every view from the deal to now, and the moves between them. */
export interface Path<T extends Shape> {
  readonly views: readonly T["view"][];
  readonly moves: readonly string[];
}

/** All that a study knows of a position: the light, a line that wins, and what only its own table understands. */
export interface Insight {
  readonly glow: Glow;
  readonly line: readonly string[];
  /** The line will not change any more: it is the short one, the same at every visit. */
  readonly settled: boolean;
  /** Plain data for the game's own table. */
  readonly insight?: unknown;
  /** Why the position is lost, in a sentence or two. */
  readonly why?: string | undefined;
}

/** A game's door to a longer study, in a worker of its own: what is known grows step by step. */
export interface StudyDoor<T extends Shape> {
  study(path: Path<T>): Iterable<Insight>;
}
