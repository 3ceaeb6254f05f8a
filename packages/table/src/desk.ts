/** What a game may bring beside its table, and what it may ask of the shell for that. */

import type { Shape } from "@baize/kernel";
import type { Stage } from "./table.ts";
import type { Insight } from "./truth.ts";

/** What a game's own screens may ask of the shell. */
export interface Desk {
  /** Starts a match on a deal, or takes it up where it was left. */
  start(deal: string, options?: string): void;
  /** Goes to one of the game's rooms. */
  visit(room: string): void;
  /** The deals that have been won here. */
  readonly won: readonly string[];
  /** What the game has noted down for itself in this browser; it is exported with everything else. */
  readonly notes: Readonly<Record<string, string>>;
  note(key: string, text: string): void;
}

/** Beside the table: figures that say how a match stands. */
export interface CountersProps<T extends Shape> {
  readonly view: T["view"];
  readonly moves: readonly string[];
  readonly insight: unknown;
  /** Whether the next good move is shown. */
  readonly hinted: boolean;
}

/** A screen of the game's own, such as an editor. */
export interface RoomProps extends Desk {
  readonly stage: Stage;
  /** Starts a match in the place of this screen: the way back does not lead here again. */
  replace(deal: string): void;
  /** Today, written `2026-01-31`, and its deal, the same for everybody. */
  readonly today: string;
  daily(): Promise<string | undefined>;
  /** Hears the truth about a deal, more than once as more becomes known, until the answer is called. */
  ask(deal: string, options: string, hear: (truth: Insight) => void): () => void;
  tell(sentence: string): void;
  announce(sentence: string): void;
}

/** How the shell speaks of a game where its usual words do not fit. */
export interface Talk<T extends Shape> {
  /** What the game is called where room is short. */
  readonly title: string;
  /** What a deal is called, such as `board`. */
  readonly deal: string;
  /** When nothing can be played any more. */
  readonly stuck: string;
  /** What a match came to, such as `18 sweeps`. */
  result(moves: readonly string[]): string;
  /** How far the end of a line is, such as `8 sweeps`. */
  distance(line: readonly string[], moves: readonly string[]): string;
  /** The next good step in words, and how many moves of the line it takes. */
  step(line: readonly string[], view: T["view"]): { readonly says: string; readonly moves: number };
}
