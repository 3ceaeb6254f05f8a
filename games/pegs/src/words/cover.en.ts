/** What Peg Solitaire says on the first page, in English: every visitor loads it. */

import { spoken } from "@baize/kernel";

const en = {
  says: () => "Jump, take, and leave a single peg.",
  dailySays: () => "Checked, winnable",
  dailyName: () => "puzzle of the day",
};

export const say = spoken("pegs cover", en);
