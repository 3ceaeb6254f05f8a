/** What the first page shows of the game: small, for every visitor loads it. */

import { Random, seat } from "@baize/kernel";
import type { Cover } from "@baize/table";
import { nullGame } from "../rules/index.ts";
import { say } from "../words/cover.en.ts";
import { Picture } from "./picture.tsx";

const SHOWN = nullGame.view({ stake: 1, cards: [2, 1], moves: [] }, seat(0));

/** The deal of a day is drawn from its name. */
const dealOf = (day: string): string =>
  nullGame.deal.format(nullGame.randomDeal(nullGame.options.standard, Random.fromSeed(day)));

export const cover: Cover = {
  cloth: "straw",
  get says() {
    return say.says();
  },
  daily: (day) => ({ deal: dealOf(day) }),
  get dailySays() {
    return say.dailySays();
  },
  get dailyName() {
    return say.dailyName();
  },
  Emblem: () => (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect x="5" y="3" width="14" height="18" rx="3" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  ),
  Picture: () => <Picture view={SHOWN} />,
};
