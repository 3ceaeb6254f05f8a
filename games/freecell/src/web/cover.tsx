/** FreeCell on the first page: a deal in small, and the deal of the day. */

import { Match, must } from "@baize/kernel";
import type { Cover } from "@baize/table";
import { dailyDeal } from "../rules/daily.ts";
import { freecell } from "../rules/index.ts";
import { say } from "../words/index.ts";
import { Emblem } from "./emblem.tsx";
import { Picture } from "./picture.tsx";

/** The deal that shows the game best in a small picture. */
const SAMPLE = "617";

/** The cover of FreeCell. */
export const cover: Cover = {
  cloth: "sage",
  get says() {
    return say.says();
  },
  daily: (day) => ({ deal: dailyDeal(day) }),
  dailyTitle: (deal) => say.match({ way: say.freecell(), deal }),
  get dailySays() {
    return say.dailySays();
  },
  get dailyName() {
    return say.dailyName();
  },
  Emblem,
  Picture: () => <Picture view={must(Match.start(freecell, { deal: SAMPLE })).view("spectator")} kind="tile" />,
};
