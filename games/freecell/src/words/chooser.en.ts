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
  game: () => "Game",
  ownTable: () => "A table of your own",
  switches: () => "Change the table",
  columns: () => "Columns",
  cells: () => "Cells",
  dealtIntoCells: () => "Cards dealt into cells",
  built: () => "Columns are built",
  builtAlternate: () => "In alternating colours",
  builtSuit: () => "By suit",
  builtAny: () => "On any suit",
  empty: () => "An empty column takes",
  emptyAny: () => "Any card",
  emptyKings: () => "Kings",
  emptyNone: () => "Nothing",
  runs: () => "Runs move",
  runsMulti: () => "When there is room",
  runsRelaxed: () => "Always",
  runsSingle: () => "Card by card",
  writeNumber: () => "Write a number, such as 617.",
};

export const say = spoken("freecell chooser", en);
