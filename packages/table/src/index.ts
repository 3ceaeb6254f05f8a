/** The door of the table package: card faces, and what a table is to the shell. */

export { CardFace } from "./card-face.tsx";
export { SuitPip, Suits } from "./suits.tsx";
export type {
  ChooserProps,
  DrawnMove,
  Frame,
  PictureProps,
  Preference,
  Stage,
  TableDoor,
  TableProps,
} from "./table.ts";
export type { Figure, Lesson, LessonStep, RulesPart } from "./teaching.ts";
export type { Glow, TruthDoor } from "./truth.ts";
