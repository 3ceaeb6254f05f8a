/** What a game brings to a terminal: its table as lines of text, and its own ways to write things. No escape codes. */

import type { Allowance, Bounds, Choices, Entrant, Names, Result, Shape, Start, Verdict } from "@baize/kernel";

/** What a piece of text stands for; the screen chooses its colour. */
export type Tone = "clubs" | "diamonds" | "hearts" | "spades" | "strong" | "faint";

/** A piece of a line. One with a spot can be pointed at: the spot is its name in the notation of moves. */
export interface Span {
  readonly text: string;
  readonly tone?: Tone | undefined;
  readonly spot?: string | undefined;
}

/** One line of a drawing. */
export type Line = readonly Span[];

/** What there is to draw on. */
export interface Sheet {
  /** Only plain letters: no suit signs, no frames. */
  readonly ascii: boolean;
  readonly width: number;
  readonly height: number;
  /** What whoever sits in each seat is called, where that is known. */
  readonly names?: Names;
}

/** What a solver found about a deal, with moves as text. */
export interface Found {
  readonly deal: string;
  readonly verdict: Verdict<unknown>["kind"];
  readonly moves: readonly string[];
  readonly nodes: number;
  readonly ms: number;
  /** How long the line is and must be at least, where a short one was asked for. */
  readonly bounds?: Bounds;
  /** The same as it is told whatever the verdict: how long a line must be at least, null where there is none, and whether that is all there is to know. */
  readonly shortness?: { readonly atLeast: number | null; readonly proved: boolean };
}

/** What a source document's own controller reads and writes. */
export interface Dialogue {
  readonly input: AsyncIterable<string>;
  write(text: string): void;
}

/** One entrant's sums over a range of deals, as the arena adds them up. */
export type Sums = object;

/** What an entrant's sums come to. */
export interface Standing {
  /** Points a game, and the standard error of that mean over deals; one deal has none. */
  readonly mean: number;
  readonly error: number | undefined;
  readonly winRate: number;
  /** Tables that ended because it made no move, or one that is not allowed. */
  readonly faults: number;
}

/** What a contest is played by. */
interface ArenaTerms<T extends Shape> {
  readonly options: T["options"];
  readonly scoring: string;
  /** What each may spend on a move; nothing means what it thinks right itself. */
  readonly allowance: Allowance;
  /** Names the deals. */
  readonly seed: string;
}

/** One game that was played, or the part of it before a fault. */
export interface ArenaGame {
  readonly deal: number;
  /** Who had each seat, as places in the list of players. */
  readonly seats: readonly number[];
  readonly points: readonly number[];
  /** The seat that made no move, or one that is not allowed, and why. */
  readonly fault?: { readonly seat: number; readonly why: string } | undefined;
  /** The game as a link, up to its last move. */
  link(): string;
}

/** Duplicate deals between as many bots as there are seats, each bot in every seat of each deal. */
export interface Arena<T extends Shape> {
  /** The ways to count points, the usual one first. */
  readonly scorings: readonly string[];
  /** Plays the deals from one number to another, the last not included; the same seed gives the same deals. */
  play(
    players: readonly Entrant<T>[],
    terms: ArenaTerms<T>,
    from: number,
    to: number,
    tell: (game: ArenaGame) => void,
  ): Promise<readonly Sums[]>;
  add(a: readonly Sums[], b: readonly Sums[]): readonly Sums[];
  standing(sums: Sums): Standing;
  /** Whether the mean is at most `low` or at least `high`, each with a chance of error of 5 in 100. */
  test(sums: Sums, means: { readonly low: number; readonly high: number }): "high" | "low" | "undecided";
}

/** The arena of any game. */
export type AnyArena = Arena<Shape>;

/** A word of the command line that only some games understand. */
export interface Switch {
  /** As it is typed: `--target <hole>`, `--no-autoplay`. */
  readonly flags: string;
  readonly says: string;
  /** The commands that take it. */
  readonly commands: readonly ("play" | "solve" | "analyse")[];
  /** What its value means: the text of the options, or what is chosen of the preferences; a controller is run instead. */
  readonly means:
    | { readonly kind: "options" }
    | { readonly kind: "choice"; readonly choices: Choices }
    | { readonly kind: "controller"; readonly name: string };
}

/** A game in a terminal. Whatever is left out has a plain form that every game has. */
export interface Terminal<T extends Shape> {
  draw(view: T["view"], sheet: Sheet): readonly Line[];
  /** Whether a move is pointed at as two spots, from and to, or as any number of them. */
  readonly pointing: "pair" | "set";
  /** The move text of the spots pointed at. */
  moveOf(spots: readonly string[]): string;
  /** Words of the command line that are its own. */
  readonly switches?: readonly Switch[];
  /** Examples for the help of commands, by the name of the command: what stands after it, or a whole line with `baize` in it. */
  readonly examples?: Readonly<Record<string, readonly string[]>>;
  /** How to play and how moves are written, in a few lines. */
  readonly help?: readonly string[];
  /** The table as text where nobody looks at a screen; else the drawing without colours. */
  page?(view: T["view"]): string;
  /** What is said after a move; else nothing, or why not. */
  reply?(played: Result<unknown>): string;
  /** The ways to write a deal, by name, the usual one first; else the text of the state. */
  readonly deals?: Readonly<Record<string, { write(state: T["state"], deal: string): string }>>;
  /** A deal, and its rules where they are told, from what `deals` or the text of a state says; undefined for other text. */
  readDeal?(text: string): Result<Start> | undefined;
  /** Whether a deal is a puzzle: there the light is off until the player asks for a hint. */
  isPuzzle?(deal: string): boolean;
  /** The names that deals have, where they have names. */
  readonly dealNames?: readonly string[];
  /** The names that rules have, where they have names. */
  readonly rulesNames?: readonly string[];
  /** A solver's finding as an object for `--json`; else the finding itself. */
  finding?(found: Found): object;
  /** Where bots play each other. */
  arena?(): Promise<Arena<T>>;
  /** The controllers of source documents by name: each plays one deal to its end. */
  readonly controllers?: Readonly<Record<string, { run(state: T["state"], dialogue: Dialogue): Promise<void> }>>;
}

/** The terminal of any game, where its types do not matter. */
export type AnyTerminal = Terminal<Shape>;
