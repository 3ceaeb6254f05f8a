/** The manners of a game: what the rules leave open and every app does alike. Whatever a game leaves out has a plain form. */

import type { Seat, Shape, Viewer } from "./shape.ts";

/** What is chosen of a game's preferences, by their ids. */
export type Choices = Readonly<Record<string, string>>;

/** Something a player can choose about how a game is played. */
export interface Preference {
  readonly id: string;
  readonly title: string;
  readonly standard: string;
  readonly choices: readonly { readonly value: string; readonly title: string; readonly says: string }[];
}

/** A level of bots, as a player chooses it. */
export interface Level {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  /** What a bot of this level is called, and the face it has; where this is left out it has neither. */
  readonly name?: string;
  readonly face?: string;
  /** What it takes for a move among people at least, in ms, where it thinks long: more than it needs for 99 of 100. */
  readonly pace?: number;
}

/** What whoever sits in each seat is called; nothing where that is not known. */
export type Names = readonly string[];

/** The manners of a table of several seats: who sits there unless chosen, and what is asked of whom. */
export interface Company<T extends Shape> {
  /** From the weakest to the strongest. */
  readonly levels: readonly Level[];
  /** The level of a seat that nobody has chosen anything for. */
  readonly standard: string;
  /** How long a match of several deals is unless chosen, such as `10-deals`; without end where this is left out. */
  readonly term?: string;
  /** How long a bot takes for a move, in ms. */
  pace(choices: Choices): number;
  /** How long a match may last, in ms; undefined without end. */
  limit(choices: Choices): number | undefined;
  /** The event that is recorded when the time is up. */
  readonly timeout: string;
  /** The name of a way of playing, from the text of its options. */
  optionsName(options: string): string;
  /** What the viewer is asked for now, or which other seat thinks. */
  prompt(view: T["view"], names?: Names, thinking?: Seat): string;
  /** What a match that is over came to for its viewer. */
  result(view: T["view"], names?: Names): { readonly title: string; readonly says: string };
  /** A move of the viewer as it is looked back on, before it is made; as it is described where this is left out. */
  recall?(text: string, view: T["view"], names?: Names): string;
  /** The name of a move, such as `Full house, 9s`; as it is described where this is left out. */
  moveName?(text: string, view: T["view"]): string;
  /** The move that everybody at the table knows must come now; undefined while something is to be decided. */
  settled?(view: T["view"]): string | undefined;
  /** All that was played so far as the viewer knows it, a sentence for each move. */
  told?(view: T["view"], names?: Names): readonly string[];
}

/** A part of a table as others may see it in a race: how much is where, never what. Any app can draw it. */
export type ProgressPart =
  /** Places of which some are taken. */
  | { readonly kind: "places"; readonly taken: number; readonly of: number }
  /** Rows of things, by their lengths alone. */
  | { readonly kind: "rows"; readonly lengths: readonly number[] }
  /** Piles that grow until they are full. */
  | { readonly kind: "piles"; readonly counts: readonly number[]; readonly of: number };

/** How far somebody has come in a race, as plain values. */
export interface Progress {
  /** How much of the way is done, and of how much. */
  readonly done: number;
  readonly of: number;
  readonly parts: readonly ProgressPart[];
}

/** How a game is raced: several people on one deal, each at a table of their own. */
export interface Racing<T extends Shape> {
  /** What the others are told of a table: nothing that would help them on the same deal. */
  progress(view: T["view"]): Progress;
  /** The same in words, such as `19 home`. */
  progressText(progress: Progress): string;
}

/**
 * The next step of a winning line, taught one thing at a time: where to look, what to move, and what that gains. Parts that
 * stand out are between asterisks.
 */
export interface Taught {
  /** Nothing where there is no place to look at before the move itself is told. */
  readonly where: string;
  readonly what: string;
  readonly why: string;
  /** How many moves of the line the step is. */
  readonly moves: number;
}

/** A part of a line that is read: what it achieves, and its steps in few words. */
export interface Chapter {
  readonly title: string;
  readonly steps: readonly {
    readonly says: string;
    /** How many moves of the line the step is. */
    readonly moves: number;
  }[];
}

/** Explains lines of a game in which nothing is hidden. */
export interface Tutor<T extends Shape> {
  /** The next good step of a winning line, taught one thing at a time. */
  teach(line: readonly string[], view: T["view"]): Taught;
  /** A whole line in words, in parts of a few steps each. */
  chapters(line: readonly string[], view: T["view"]): readonly Chapter[];
  /** What a move on the table gave up or gained, in a sentence; nothing where there is nothing to say. */
  effect?(text: string, view: T["view"]): string;
}

/** How a game is spoken of and played at any table. */
export interface Manners<T extends Shape> {
  /** What it is called where room is short. */
  readonly title: string;
  /** What a seat is called by whoever looks: by the name of who sits there where it is known. */
  seatName(seat: Seat, viewer: Viewer, names?: Names): string;
  /** A move as a sentence, before it is made, for the viewer of the view. */
  describe(text: string, view: T["view"], names?: Names): string;
  readonly preferences: readonly Preference[];
  /** The moves that follow by themselves now, in order. */
  follow(view: T["view"], choices: Choices): readonly string[];
  /** The moves that end the game when nothing is left to decide; none while something is. */
  finish(view: T["view"]): readonly string[];
  /** How many of these moves players make, where some follow by themselves: a solver's lengths are so many. */
  playerMoves(moves: readonly string[]): number;
  /** How many moves the table has counted after these. */
  counted(moves: readonly string[]): number;
  /** How far a match has come, in words: `96 moves`, `18 sweeps`. */
  countText(moves: readonly string[]): string;
  /** How far the end of a winning line is from the moves made, in the same words. */
  distance(line: readonly string[], moves: readonly string[]): string;
  /** How long a whole match was, where it is held against the shortest one. */
  lengthText(moves: readonly string[]): string;
  /** The next good step of a winning line in words, and how many of its moves that is. */
  step(line: readonly string[], view: T["view"]): { readonly says: string; readonly moves: number };
  /** Who explains lines; fetched when somebody asks for it, since no table waits for that. */
  tutor(): Promise<Tutor<T>>;
  /** A position as the text of a deal that begins with it, as people write it; only where nothing is hidden. */
  boardText?(view: T["view"]): string;
  /** The moves of a line that players write as one, such as a sweep; a text is one move where this is left out. */
  splitLine?(text: string): readonly string[];
  /** A whole line as it is written down for players. */
  lineText(line: readonly string[]): string;
  /** What a deal is called in general, such as `board`. */
  readonly dealWord: string;
  /** The name of a way of playing that is a game of its own, by the text of its options; undefined for the game as it is. */
  wayName?(options: string): string | undefined;
  /** The name of one deal, such as `Deal 617`, and of the way it is played where that is told. */
  dealName(deal: string, options?: string): string;
  /**
   * Whether the text of a deal is its board or its hands, as anybody may write them, and neither a number nor a name: such a
   * match counts only where it was dealt by an app.
   */
  isWritten?(deal: string): boolean;
  /** Game and deal in one, such as `FreeCell 617`. */
  matchName(deal: string, options?: string): string;
  /** What is said when nothing can be played any more. */
  readonly stuck: string;
  /** Only in games of several seats. */
  readonly company?: Company<T>;
  /** Only in games of one seat where nothing is hidden. */
  readonly racing?: Racing<T>;
}
