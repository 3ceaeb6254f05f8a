/** What a solver says about a position of a game of open information. One door: a game brings as much of it as it has. */

import type { Budget } from "./budget.ts";
import type { Random } from "./random.ts";
import type { Result } from "./result.ts";
import type { Shape } from "./shape.ts";

/** How long a line is, as the game counts, and how long a line must be at least: where both meet, it is the shortest. */
export interface Bounds {
  readonly atLeast: number;
  readonly atMost: number;
}

/** Won with a line that wins, lost after a complete search, or unknown within the budget. */
export type Verdict<Move> =
  | { readonly kind: "won"; readonly line: readonly Move[]; readonly bounds?: Bounds }
  | { readonly kind: "lost" }
  /** Where a short line was asked for, how long one must be at least may be known though none is. */
  | { readonly kind: "unknown"; readonly atLeast?: number };

/** Whether a position can still be won. "lost" is a proof, "thinking" says only that it is not known yet. */
export type Glow = "winnable" | "lost" | "thinking";

/** Watches the positions of a match; it may remember what it has seen, for the next position is often near the last. */
export interface Light<T extends Shape> {
  /** Looks as long as the budget lasts; asked again it goes on where it stopped. */
  see(view: T["view"], budget: Budget): Glow;
  /**
   * A line that wins; empty unless the view is known to be winnable. Either the first that was found, or a short one: for the
   * same view always the same, so that nobody is told two numbers.
   */
  line(view: T["view"], kind: "first" | "short"): readonly T["move"][];
}

/** A match as it came about: every view from the deal to now, and the moves between them. */
export interface Path<T extends Shape> {
  readonly views: readonly T["view"][];
  readonly moves: readonly string[];
}

/** What is known of a position: the light, a line that wins, and what only the game's own table understands. */
export interface Insight {
  readonly glow: Glow;
  readonly line: readonly string[];
  /** How long a line from here is at most and must be at least, once that is known. */
  readonly bounds?: Bounds | undefined;
  /** The same from the deal on, while or after that is studied too. */
  readonly whole?: Bounds | undefined;
  /** The line will not change any more: it is the short one, the same at every visit. */
  readonly settled: boolean;
  /** Plain data for the game's own table. */
  readonly insight?: unknown;
  /** Why the position is lost, in a sentence for anybody; and the proof behind it, which the game's table may draw. */
  readonly why?: string | undefined;
  readonly proof?: string | undefined;
}

/** What is known of a deal, with the moves of a winning line as text. */
export interface Written {
  readonly kind: Verdict<unknown>["kind"];
  readonly moves: readonly string[];
}

/** How a short line is looked for. */
export interface Wish {
  /** What is counted: one of the solver's counts, else the first of them. */
  readonly count?: string | undefined;
  /** Memory for a proof that goes on until it is done; else the search ends where it gets slow. */
  readonly gigabytes?: number | undefined;
}

/** Searches from a state. It never guesses: "lost" is a proof. Only `solve` is needed; the rest is better where it is there. */
export interface Solver<T extends Shape> {
  solve(state: T["state"], budget: Budget): Verdict<T["move"]>;
  /**
   * Solves a deal under the standard options and writes its line down, quicker than `solve` and the rules together; undefined
   * for deals that it is not meant for.
   */
  written?(deal: string, budget: Budget): Written | undefined;
  /** A line as short as the budget allows, with its bounds. */
  shortest?(state: T["state"], budget: Budget, wish?: Wish): Verdict<T["move"]>;
  /** A text that two states share when they differ in nothing that matters, such as which of several free places is taken. */
  likeness?(state: T["state"]): string;
  /** What lengths can be counted in, the usual count first: a length of each in words, such as `18 sweeps`. */
  readonly counts?: Readonly<Record<string, (length: number) => string>>;
  /** Whether lengths from a state can be counted so; else why not. */
  checkCount?(state: T["state"], count: string): Result<string>;
  /** A light that is quicker or remembers more than one made of `solve`. */
  light?(): Light<T>;
  /** A longer study of a match, on a device with so much memory: what is known grows step by step. */
  study?(path: Path<T>, gigabytes: number): Iterable<Insight>;
  /** A study is worth beginning once a position has stood for so many milliseconds; else at once. */
  readonly calm?: number;
  /** How hard a deal is, from 0 to 100; undefined when the budget does not last, or there is no way to win it. */
  level?(state: T["state"], budget: Budget): number | undefined;
  /** Makes a deal between two levels; a game without it is dealt until one fits. */
  make?(band: readonly [number, number], random: Random): string | undefined;
  /** The deal of a day, written `2026-01-31`, where chance alone does not make it. */
  daily?(date: string): string;
  /** All that can be counted about a deal, as an object of plain values; undefined when the budget ran out. */
  analyse?(state: T["state"], deal: string, budget: Budget, wish?: Wish): object | undefined;
}
