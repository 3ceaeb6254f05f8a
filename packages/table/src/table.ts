/** What a table is to the shell: the shell is written once, a table once for each game. */

import type { Shape } from "@baize/kernel";
import type { ReactNode } from "react";
import type { Lesson, RulesPart } from "./teaching.ts";

/** Where the shell keeps its buttons: a rail at the side, bars above and below, or the corners of a flat screen. */
export type Frame = "rail" | "bars" | "corners";

/** The room on the screen, in px, and how the player likes it. */
export interface Stage {
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  readonly largeIndex: boolean;
  readonly leftHanded: boolean;
  /** No travel: things fade where they are. */
  readonly still: boolean;
  /** A click picks a card up instead of moving it to the best place. */
  readonly pick: boolean;
}

/** A move that is drawn on the table in a review: one that was played, one that lost, or a better one. */
export interface DrawnMove {
  readonly text: string;
  readonly as: "played" | "lost" | "better";
}

/** What a table gets and what it tells the shell. */
export interface TableProps<T extends Shape> {
  readonly view: T["view"];
  /** What may be played now, as move text. */
  readonly legal: readonly string[];
  readonly stage: Stage;
  /** A good move to show, as move text. */
  readonly hint: string | undefined;
  /** In a review: moves to draw beside what is told in words. */
  readonly drawn?: readonly DrawnMove[];
  /** Plays a move. What the rules refuse is explained to the player, and the answer is false. */
  play(text: string): boolean;
  /** Takes back the last move, and what followed it by itself. */
  undo(): void;
  /** Shows the player a sentence for a moment, and says it aloud. */
  tell(sentence: string): void;
  /** Says something to those who listen instead of looking. */
  announce(sentence: string): void;
}

/** A small still picture of a table. */
export interface PictureProps<T extends Shape> {
  readonly view: T["view"];
  /** The whole table with cards of one size, cut off where room ends; or what fits a tile. */
  readonly kind: "hero" | "tile";
}

/** Where the player chooses what to play next. */
export interface ChooserProps {
  /** Starts a match on a deal. */
  start(deal: string): void;
  /** A deal of chance. */
  random(): string;
  /** A deal that can be won, of a difficulty between two levels if they are given; undefined when none is found. */
  find(band?: readonly [number, number]): Promise<string | undefined>;
}

/** Something a player can choose about a game, on the settings page. */
export interface Preference {
  readonly id: string;
  readonly title: string;
  readonly standard: string;
  readonly choices: readonly { readonly value: string; readonly title: string; readonly says: string }[];
}

/** A game's table: what its web door exports. */
export interface TableDoor<T extends Shape> {
  /** The cloth it lies on. */
  readonly cloth: "sage" | "straw" | "mist";
  /** One line on the first page. */
  readonly says: string;
  /** The rules for players, part by part; loaded when somebody reads them. */
  rules(): Promise<readonly RulesPart[]>;
  /** The lesson for a first visit; loaded when somebody takes it. */
  lesson?(): Promise<Lesson>;
  readonly preferences: readonly Preference[];
  /** The name of a deal, such as `Deal 617`. */
  dealName(deal: string): string;
  /** Whether a deal is known beforehand to be winnable; only such deals become the deal of a day. */
  isChecked?(deal: string): boolean;
  /** The moves that follow by themselves now, under the player's preferences. */
  follow(view: T["view"], preferences: Readonly<Record<string, string>>): readonly string[];
  /** The moves that end the game when nothing is left to decide; none while something is. */
  finish(view: T["view"]): readonly string[];
  /** A move as a sentence, before it is made. */
  describe(text: string, view: T["view"]): string;
  Table(props: TableProps<T>): ReactNode;
  Picture(props: PictureProps<T>): ReactNode;
  /** A sign for the game, 24 px square, in the colour of the text. */
  Emblem(): ReactNode;
  Chooser(props: ChooserProps): ReactNode;
}
