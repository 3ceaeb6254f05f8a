/** Peg Solitaire on the first page: the English board, and the way to the puzzle of the day. */

import { must } from "@baize/kernel";
import type { Cover } from "@baize/table";
import { EMPTY, withCell } from "../rules/board.ts";
import { parseHole } from "../rules/hole.ts";
import { fullShape, usualVacancy } from "../rules/shapes.ts";
import { say } from "../words/cover.en.ts";
import { Emblem } from "./emblem.tsx";
import { Picture } from "./picture.tsx";

/** The board that shows the game best in a small picture. */
const SHOWN = withCell(fullShape("english"), must(parseHole(usualVacancy("english"))), EMPTY);

/** The cover of Peg Solitaire. */
export const cover: Cover = {
  cloth: "straw",
  get says() {
    return say.says();
  },
  daily: () => ({ room: "daily" }),
  get dailySays() {
    return say.dailySays();
  },
  get dailyName() {
    return say.dailyName();
  },
  Emblem,
  // Which board it is nobody knows before it is opened.
  DayPicture: () => <Picture view={{ board: SHOWN, goal: "any" }} kind="hero" />,
  Picture: () => <Picture view={{ board: SHOWN, goal: "any" }} kind="tile" />,
};
