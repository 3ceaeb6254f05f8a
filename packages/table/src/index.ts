/** The door of the table package: what a game's table is to the page, as types. */

export type { CountersProps, Desk, RoomProps } from "./desk.ts";
export type { Frame, Stage } from "./stage.ts";
export type {
  ChooserProps,
  ChosenTable,
  Cover,
  DrawnMove,
  PartyProps,
  PictureProps,
  TableDoor,
  TableProps,
} from "./table.ts";
export type { Figure, Lesson, LessonStep, RulesPart } from "./teaching.ts";
