/** Peg Solitaire on the first page: the English board, and the way to the puzzle of the day. */

import { Match, must } from "@baize/kernel";
import type { Cover } from "@baize/table";
import { pegs } from "../rules/index.ts";
import { say } from "../words/index.ts";
import { Emblem } from "./emblem.tsx";
import { Picture } from "./picture.tsx";

/** The board that shows the game best in a small picture. */
const SAMPLE = "english";

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
  Picture: () => <Picture view={must(Match.start(pegs, { deal: SAMPLE })).view("spectator")} kind="tile" />,
};
