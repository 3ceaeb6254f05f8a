/** FreeCell on the first page: a deal in small, and the deal of the day. */

import { Match, must, Random } from "@baize/kernel";
import type { Cover } from "@baize/table";
import { freecell } from "../rules/index.ts";
import { say } from "../words/index.ts";
import { Emblem } from "./emblem.tsx";
import { Picture } from "./picture.tsx";

/** The deal that shows the game best in a small picture. */
const SAMPLE = "617";

/** Of the first million deals all can be won but these: each was solved, and these were searched to the end. */
const UNWINNABLE = ["11982", "146692", "186216", "455889", "495505", "512118", "517776", "781948"];

/** Whether a deal is known to be winnable. */
export const isChecked = (deal: string): boolean =>
  /^\d+$/.test(deal) && Number(deal) <= 1_000_000 && !UNWINNABLE.includes(deal);

/** The deal of a day, the same for everybody; one that can be won. */
function dealOf(day: string): string {
  const date = day.split("-").map(Number).join("-");
  const random = Random.fromSeed(`today ${date} ${freecell.meta.id}`);
  for (;;) {
    const deal = freecell.deal.format(freecell.randomDeal(freecell.options.standard, random));
    if (isChecked(deal)) return deal;
  }
}

/** The cover of FreeCell. */
export const cover: Cover = {
  cloth: "sage",
  get says() {
    return say.says();
  },
  daily: (day) => ({ deal: dealOf(day) }),
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
