/** What FreeCell says on the first page, in English: every visitor loads it. */

import { type Facts, spoken } from "@baize/kernel";

const en = {
  says: () => "Every card in sight, nothing left to luck.",
  dailySays: () => "Checked, winnable",
  dailyName: () => "deal of the day",
  dailyTitle: (d: Facts) => `FreeCell ${d.deal}`,
};

export const say = spoken("freecell cover", en);
