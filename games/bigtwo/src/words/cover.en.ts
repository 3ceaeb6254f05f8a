/** What Big Two says on the first page, in English: every visitor loads it. */

import { spoken } from "@baize/kernel";

const en = {
  says: () => "Four players. First to empty the hand.",
  dailySays: () => "The same for everybody",
  dailyName: () => "deal of the day",
};

export const say = spoken("bigtwo cover", en);
