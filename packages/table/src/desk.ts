/** What a game may bring beside its table, and what it may ask of the shell for that. */

import type { Bounds, Insight, Shape } from "@baize/kernel";
import type { Stage } from "./stage.ts";

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
  readonly match: { readonly deal: string; readonly options: string; readonly moves: readonly string[] };
  readonly notes: Desk["notes"];
  readonly insight: unknown;
  /** Whether the next good move is shown. */
  readonly hinted: boolean;
}

/** A match that was won, and what is known of it. */
export interface ResultProps<T extends Shape> {
  readonly view: T["view"];
  readonly match: { readonly deal: string; readonly options: string; readonly moves: readonly string[] };
  /** Whether the light was seen or a hint asked for. */
  readonly isHelped: boolean;
  /** Whether the whole way was shown: then it is no win. */
  readonly isWatched: boolean;
  /** Whether it was begun in the middle, from somebody's game or a position: then it counts nowhere. */
  readonly isPractice: boolean;
  /** How long it took and with what help, in words. */
  readonly how: string;
  /** How short a match of this deal can be, as far as that is known. */
  readonly bounds: Bounds | undefined;
  /** Tells that so many, as the table counts, are proved to be the fewest: it is said the same wherever the win is told. */
  noteFewest(fewest: number): void;
  readonly desk: Desk;
}

/** A page of the game's own, such as a list of its deals: read, not played. */
export interface PageProps extends Desk {
  /** The deals that are left in the middle here, and after how many moves. */
  readonly left: ReadonlyMap<string, number>;
  /** What is chosen on the page, as the query of its address says it: anybody may have written that. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Chooses something that the address keeps; undefined takes it out. */
  choose(changes: Readonly<Record<string, string | undefined>>): void;
  tell(sentence: string): void;
  announce(sentence: string): void;
}

/** A screen of the game's own, such as an editor. */
export interface RoomProps extends Desk {
  readonly stage: Stage;
  /** Starts a match in the place of this screen: the way back does not lead here again. */
  replace(deal: string): void;
  /** Looks at a deal on the analysis board. */
  analyse(deal: string): void;
  /** Today, written `2026-01-31`, and its deal, the same for everybody. */
  readonly today: string;
  daily(): Promise<string | undefined>;
  /** Hears the truth about a deal, more than once as more becomes known, until the answer is called. */
  ask(deal: string, options: string, hear: (truth: Insight) => void): () => void;
  tell(sentence: string): void;
  announce(sentence: string): void;
}
