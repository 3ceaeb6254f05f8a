/** How a game is taught: its rules with pictures, and a lesson on a real board. */

import type { ReactNode } from "react";

/** A picture drawn by the game itself. */
export interface Figure {
  /** What it shows, in a sentence: its caption, and all of it for those who listen. */
  readonly says: string;
  Drawing(): ReactNode;
}

/** A part of the rules for players: a heading, paragraphs, and a picture where one says more. */
export interface RulesPart {
  readonly title: string;
  readonly text: readonly string[];
  readonly figure?: Figure;
}

/** One guided move of a lesson. */
export interface LessonStep {
  /** What the player learns and is asked to do, in a sentence or two. */
  readonly says: string;
  /** The move that is asked for, as text; it is shown like a hint. */
  readonly move: string;
  /** Other moves that do as well. */
  readonly also?: readonly string[];
  /** What is said to another move that the rules allow; a general sentence when left out. */
  readonly otherwise?: string;
  /** The moves of others, or of the table, that follow. */
  readonly replies?: readonly string[];
}

/** A playable lesson of two minutes: three or four guided moves. What then remains to be done is done by itself. */
export interface Lesson {
  readonly deal: string;
  /** The standard options when left out. */
  readonly options?: string;
  readonly steps: readonly LessonStep[];
  /** What is said when all of it is done. */
  readonly end: string;
}
