/** What this game says on the first page, in English: every visitor loads it. */

import { spoken } from "@baize/kernel";

const en = {
  says: () => "Three cards, two players, one bet.",
  dailySays: () => "The same for everybody",
  dailyName: () => "deal of the day",
};

export const say = spoken("null cover", en);
