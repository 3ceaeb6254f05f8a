/** What a game of several seats brings for those that nobody sits in: who plays there, and what their judgement is worth. */

import type { Bot, Shape } from "@baize/kernel";

/** A level of bots, as the player chooses it. */
export interface Level {
  readonly id: string;
  readonly title: string;
  readonly says: string;
}

/** What a table says of its company and its clock. The player sits in seat 0. */
export interface Company<T extends Shape> {
  /** The names of the seats in the order of play, the player's first. */
  readonly seats: readonly string[];
  /** From the weakest to the strongest. */
  readonly levels: readonly Level[];
  /** The level of each other seat until another is chosen. */
  readonly standard: readonly string[];
  /** How long a bot takes for a move, in ms, under the player's preferences. */
  pace(preferences: Readonly<Record<string, string>>): number;
  /** How long a match may last, in ms; undefined without end. */
  limit(preferences: Readonly<Record<string, string>>): number | undefined;
  /** The event that is recorded when the time is up. */
  readonly timeout: string;
  /** The name of a way of playing, from the text of its options. */
  optionsName(options: string): string;
  /** What the player is asked for now, or which other seat thinks. */
  prompt(view: T["view"], thinking?: number): string;
  /** What a match that is over came to: who won, and the player's score. */
  result(view: T["view"]): { readonly title: string; readonly says: string };
}

/** A good move, and why it is good. */
export interface Advice {
  readonly text: string;
  /** The move as it is asked for, such as `Play pair · 9s`. */
  readonly title: string;
  readonly why: string;
}

/** What a move cost: the points of the best move less its own, and a sentence about it. */
export interface Appraisal {
  readonly cost: number;
  readonly says: string;
}

/** A match that is over, as text. */
export interface Played {
  readonly deal: string;
  readonly options: string;
  /** The levels of the other seats. */
  readonly bots: readonly string[];
}

/** A game's door to its bots. It runs in a worker and knows what it is given: the view of one seat. */
export interface CompanyDoor<T extends Shape> {
  /** The bot of a level; what it has learned is read when it is first wanted. */
  bot(level: string): Promise<Bot<T>>;
  /** The best move for the seat to move, as far as its view tells. */
  advise(view: T["view"]): Advice;
  /** What a move of the seat to move costs, by the same judgement. */
  appraise(view: T["view"], text: string): Appraisal;
  /** What the best bot at hand scores with the player's cards, in the same company, and its level. */
  par(played: Played): Promise<{ readonly level: string; readonly points: number }>;
}
