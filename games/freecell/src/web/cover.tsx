/** FreeCell on the first page: a deal in small, and the deal of the day. */

import { must } from "@baize/kernel";
import type { Cover } from "@baize/table";
import { dailyDeal } from "../rules/daily.ts";
import { dealText } from "../rules/deal.ts";
import { STANDARD } from "../rules/options.ts";
import { setup } from "../rules/setup.ts";
import { say } from "../words/cover.en.ts";
import { Emblem } from "./emblem.tsx";
import { Picture } from "./picture.tsx";

/** The deal that shows the game best in a small picture. */
const SAMPLE = "617";

const laidOut = (deal: string) => must(setup(STANDARD, must(dealText.parse(deal))));

/** The cover of FreeCell. */
export const cover: Cover = {
  cloth: "sage",
  get says() {
    return say.says();
  },
  daily: (day) => ({ deal: dailyDeal(day) }),
  dailyTitle: (deal) => say.dailyTitle({ deal }),
  get dailySays() {
    return say.dailySays();
  },
  get dailyName() {
    return say.dailyName();
  },
  Emblem,
  Picture: () => <Picture view={laidOut(SAMPLE)} kind="tile" />,
  DayPicture: ({ deal = SAMPLE }) => <Picture view={laidOut(deal)} kind="hero" />,
};
