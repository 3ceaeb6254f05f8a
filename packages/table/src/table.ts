/** What a table is to the shell: the shell is written once, a table once for each game. */

import type { Choices, Glow, Shape } from "@baize/kernel";
import type { ReactNode } from "react";
import type { CountersProps, Desk, PageProps, ResultProps, RoomProps } from "./desk.ts";
import type { Frame, Stage } from "./stage.ts";
import type { Lesson, RulesPart } from "./teaching.ts";

/** A move that is drawn on the table in a review: one that was played, one that lost, or a better one. */
export interface DrawnMove {
  readonly text: string;
  readonly as: "played" | "lost" | "better";
}

/** What is known of a move: whether the table after it can be won, and in how many moves, as far as one is found. */
export interface MoveMark {
  readonly glow: Glow;
  readonly length?: number | undefined;
}

/** A move that stands alone, nothing following it by itself; and one that does, of a line that was shown and not found. */
export type PlayedAs = "alone" | "shown";

/** What a table gets and what it tells the shell. */
export interface TableProps<T extends Shape> {
  /** What whoever looks may see; a table is drawn for that seat, or for a spectator. */
  readonly view: T["view"];
  /** What may be played now, as move text. */
  readonly legal: readonly string[];
  readonly stage: Stage;
  /** The match so far: its deal, its options and the moves made, all as text. A lesson has none. */
  readonly match?: { readonly deal: string; readonly options: string; readonly moves: readonly string[] };
  /** What is chosen of the game's own preferences. */
  readonly preferences?: Choices;
  /** A good move to show, as move text. */
  readonly hint: string | undefined;
  /** A good move of which only the place is shown that it begins at, as move text. */
  readonly look?: string | undefined;
  /** The whole way to the win that begins with the hint. */
  readonly plan?: readonly string[];
  /** What the game's study knows of the position so far; undefined while it knows nothing, or the light is off. */
  readonly insight?: unknown;
  /** Whether a film runs over a match that goes on: then a win is none yet, and leaves the room to what floats. */
  readonly isFilm?: boolean;
  /** Whether the player wants to see the proof that the position is lost. */
  readonly why?: boolean;
  /** What the table may ask of the shell, beside moves. */
  readonly desk?: Desk | undefined;
  /** In a review: moves to draw beside what is told in words. */
  readonly drawn?: readonly DrawnMove[];
  /** In an analysis: what is known of each move, by its text; what is not there is not known yet. */
  readonly marks?: Readonly<Record<string, MoveMark>>;
  /**
   * Plays a move, and what follows it by itself unless something is said of it. What the rules refuse is explained to the player,
   * and the answer is false.
   */
  play(text: string, how?: PlayedAs): boolean;
  /** Takes back the last move, and what followed it by itself. */
  undo(): void;
  /** Shows the player a sentence for a moment, and says it aloud. */
  tell(sentence: string): void;
  /** Says something to those who listen instead of looking. */
  announce(sentence: string): void;
  /** For games of several seats. */
  readonly party?: PartyProps;
}

/** Whoever sits in a seat, as a table shows them. What they hold is in the view. */
export interface Seated {
  /** Empty where nobody knows it: then the seat has the name of its place. */
  readonly name: string;
  readonly face: string;
  /** The name of a bot's level; empty for a person. */
  readonly level: string;
  /** What they have won and lost so far at this table. */
  readonly points: number;
  /** Whether they take longer than a moment, or have left for a while. */
  readonly doing?: "thinks" | "away" | undefined;
  /** Who plays for somebody who is away. */
  readonly standIn?: { readonly name: string; readonly face: string } | undefined;
  /** The share of their time that is left, from 0 to 1, whether that is little, and the time itself as text. */
  readonly clock?: { readonly left: number; readonly isShort: boolean; readonly text: string } | undefined;
  /** What they say just now, and how to hear no more of it. */
  readonly saying?: { readonly says: ReactNode; readonly mute: string; hush(): void } | undefined;
}

/** Something that is said in a line of the table, before whose turn it is. */
export interface Said {
  /** A notice, a hint, that the line is lost, or that whoever was away is back. */
  readonly kind: "notice" | "hint" | "lost" | "back";
  readonly title: string;
  readonly says: string;
  /** What can be done about it, the first one foremost. */
  readonly acts: readonly { readonly word: string; press(): void }[];
}

/** What a table of several seats needs to know besides. */
export interface PartyProps {
  /** Who sits there, in the order of the seats. */
  readonly seats: readonly Seated[];
  /** Whether the seat that is looked from is called by its name too: it is somebody else's game. */
  readonly byName?: boolean;
  /** Whether moves may be taken back: in practice only. */
  readonly mayUndo: boolean;
  /** What is said now; undefined when there is nothing but the game to speak of. */
  readonly said?: Said | undefined;
  /** Whether everybody knows what must come now, so that nobody is asked. */
  readonly isSettled?: boolean;
  /** Whether it is only looked at: nothing is ever asked here, and no button is needed. */
  readonly isShown?: boolean;
  /** Asks for a good move; undefined where the player wants none. */
  readonly ask: (() => void) | undefined;
  /** Lets the others play at once until it is the player's turn; undefined where nobody waits. */
  readonly skip?: (() => void) | undefined;
  /** Whether turns have their time: then rings are time, and nothing else. */
  readonly isTimed?: boolean;
  /** Speaking to the others: what the button is called, and what can be said while it is open. */
  readonly talk?: { readonly word: string; readonly panel: ReactNode; press(): void } | undefined;
}

/** Hands that were dealt, and what came of them. */
export interface HandsProps<T extends Shape> {
  readonly view: T["view"];
  readonly seats: readonly Pick<Seated, "name" | "face">[];
  /** What each seat scored in this deal, as it is written. */
  readonly points: readonly string[];
}

/** A small still picture of a table. */
export interface PictureProps<T extends Shape> {
  readonly view: T["view"];
  /** The whole table with cards of one size, cut off where room ends; or what fits a tile. */
  readonly kind: "hero" | "tile";
}

/** Where the player chooses what to play next. */
export interface ChooserProps extends Desk {
  /** A deal of chance. */
  random(): string;
  /** How the match on the table is played: the text of its options. */
  readonly options?: string;
  /** A deal that can be won, of a difficulty between two levels if they are given; undefined when none is found. */
  find(band?: readonly [number, number], options?: string): Promise<string | undefined>;
  /** In games of several seats: the table as it is, and what starts a match at a table. */
  readonly party?: {
    readonly table: ChosenTable;
    sit(deal: string, table: ChosenTable): void;
    /** Gives the player a link to such a table, with the name of its rules where they have one. */
    share?(table: ChosenTable, rules: string | undefined): void;
  };
}

/** Where the rules alone are chosen, for a table that others keep. */
export interface RulesChoiceProps extends Pick<Desk, "notes" | "note"> {
  /** The text of the options. */
  readonly options: string;
  change(options: string): void;
}

/** How a game of several seats is to be played. */
export interface ChosenTable {
  /** The text of its options. */
  readonly options: string;
  /** The levels of the other seats. */
  readonly bots: readonly string[];
  /** Whether moves may be taken back; it is said so in the record. */
  readonly practice: boolean;
  /** How long a match of several deals is: `10-deals`, `50-points`, or nothing for one without end. */
  readonly term: string;
}

/** The cloth a table lies on. */
type Cloth = "sage" | "straw" | "mist";

/** What the first page shows of a game: small, for every visitor loads it. */
export interface Cover {
  readonly cloth: Cloth;
  /** One line about the game. */
  readonly says: string;
  /** The deal of a day, written `2026-01-31`: its text and who plays it, or the room of the game that makes it. */
  daily(day: string): { readonly deal: string; readonly bots?: readonly string[] } | { readonly room: string };
  /** The name of such a deal, where it is more than the game's. */
  dailyTitle?(deal: string): string;
  /** What is said of it. */
  readonly dailySays: string;
  /** Its name for the ear, such as `puzzle of the day`. */
  readonly dailyName: string;
  /** A sign for the game, 24 px square, in the colour of the text. */
  Emblem(): ReactNode;
  /** Its table in small. */
  Picture(): ReactNode;
  /** The table of a deal of the day, large, or one like it where nobody knows it yet, if the cover can draw it; else the game's table is fetched for it. */
  DayPicture?(props: { readonly deal: string | undefined }): ReactNode;
}

/** What a key, or several in a row, does at a table. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly says: string;
}

/** A game's table: what its web door exports. What every app does alike is in the game's manners instead. */
export interface TableDoor<T extends Shape> {
  readonly cloth: Cloth;
  /** Whether it is played with cards: how they look can be chosen at the table. */
  readonly hasCards: boolean;
  /** Whether a click plays a card at once, unless the player chose that it picks it up (`stage.pick`). */
  readonly playsByClick?: boolean;
  /** Whether the moves stand beside the table where the window is wide enough. */
  readonly docksMoves?: boolean;
  /** Where the shell keeps its buttons in a window of this size; as usual where this is left out. */
  frame?(width: number, height: number): Frame;
  /** The rules for players, part by part; loaded when somebody reads them. */
  rules(): Promise<readonly RulesPart[]>;
  /** What the keys do at this table, beside those of every table; loaded when somebody asks. */
  keys?(): Promise<readonly KeyHelp[]>;
  /** The lesson for a first visit; loaded when somebody takes it. */
  lesson(): Promise<Lesson>;
  /** What a move sounds like; where this is left out, a card laid down. */
  sound?(text: string): "card" | "peg" | "knock";
  Table(props: TableProps<T>): ReactNode;
  Picture(props: PictureProps<T>): ReactNode;
  Chooser(props: ChooserProps): ReactNode;
  /** The rules alone; where this is left out there is nothing to choose. */
  RulesChoice?(props: RulesChoiceProps): ReactNode;
  /** All hands as they were dealt, for a match of several that is over. */
  Hands?(props: HandsProps<T>): ReactNode;
  /** What is seen of a table when the hands of all its seats are, from the view of each of them. */
  openView?(views: readonly T["view"][], viewer: number): T["view"];
  /** A move drawn small, or what it was an answer to where it is nothing itself. */
  MovePicture?(props: { readonly view: T["view"]; readonly text: string }): ReactNode;
  /** What is known of a move, as the table marks it; where this is left out, the signs of the light. */
  MarkSign?(props: { readonly glow: Glow }): ReactNode;
  /** What a match is called that is a puzzle: there the light is off until the player asks for it. */
  puzzle?(match: { readonly deal: string; readonly options: string }, notes: Desk["notes"]): string | undefined;
  /** What a match that was won came to, in the place of the number of moves. */
  Result?(props: ResultProps<T>): ReactNode;
  /** The deal that comes after one that was won, and its name; else chance brings one. */
  next?(deal: string): { readonly deal: string; readonly title: string } | undefined;
  /** Figures in the place of the number of moves. They tell how far the win is, too. */
  Counters?(props: CountersProps<T>): ReactNode;
  /** The word for a level of difficulty, as its solver tells it. */
  levelName?(level: number): string;
  /** Pages of its own, by the word that stands for a deal in their address; each has a heading. */
  readonly pages?: Readonly<Record<string, (props: PageProps) => ReactNode>>;
  /** Screens of its own, by the word that stands for a deal in their address. */
  readonly rooms?: Readonly<Record<string, (props: RoomProps) => ReactNode>>;
}
