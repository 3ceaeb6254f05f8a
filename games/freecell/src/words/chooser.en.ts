/** What is said where a deal is chosen, in English; it is loaded with the chooser. */

import { spoken } from "@baize/kernel";

const en = {
  anyDeal: () => "Any deal",
  winnable: () => "Winnable",
  easy: () => "Easy",
  medium: () => "Medium",
  hard: () => "Hard",
  looking: () => "Looking for one.",
  notFound: () => "No such deal was found in time. Try again.",
  dealNumber: () => "Deal number",
  dealNumbers: () => "1 to 1000000",
  dealIt: () => "Deal it",
  writeNumber: () => "Write a number, such as 617.",
};

export const say = spoken("freecell chooser", en);
