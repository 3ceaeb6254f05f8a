/** The door of the table package: what a game's table is to the page, and the room it has there. */

export type { CountersProps, Desk, PageProps, ResultProps, RoomProps } from "./desk.ts";
export { type Area, type Frame, frameOf, freeOf, type Stage, stageOf, TAKEN, type TakenRoom, WIDE } from "./stage.ts";
export type {
  ChooserProps,
  ChosenTable,
  Cover,
  DrawnMove,
  HandsProps,
  KeyHelp,
  MoveMark,
  PartyProps,
  PictureProps,
  PlayedAs,
  RulesChoiceProps,
  Said,
  Seated,
  TableDoor,
  TableProps,
} from "./table.ts";
export type { Figure, Lesson, LessonStep, RulesPart } from "./teaching.ts";
