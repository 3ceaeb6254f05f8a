/** The door of the table package: card faces, the field for a deal, gestures, keys and motion, and what a table is to the shell. */

export { CardFace } from "./card-face.tsx";
export type { Advice, Appraisal, Company, CompanyDoor, Level, Played } from "./company.ts";
export { DealField } from "./deal-field.tsx";
export type { CountersProps, Desk, RoomProps, Talk } from "./desk.ts";
export { type Gestures, useGestures } from "./gesture.ts";
export { useKeys } from "./keys.ts";
export { type Motion, useMotion } from "./motion.ts";
export { SuitPip, Suits } from "./suits.tsx";
export type {
  ChooserProps,
  ChosenTable,
  Cover,
  DrawnMove,
  Frame,
  PartyProps,
  PictureProps,
  Point,
  Preference,
  Stage,
  TableDoor,
  TableProps,
} from "./table.ts";
export type { Figure, Lesson, LessonStep, RulesPart } from "./teaching.ts";
export type { Glow, Insight, Path, StudyDoor, TruthDoor } from "./truth.ts";
