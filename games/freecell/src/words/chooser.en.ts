/** What is said where a deal is chosen, in English; it is loaded with the chooser. */

import { type Facts, spoken } from "@baize/kernel";

const en = {
  anyDeal: () => "Any deal",
  winnable: () => "Winnable",
  gradesMean: () =>
    "The solver looks at fewer than 1.5 positions for each move of its line in an easy deal, 3 in a medium one, 12 in a hard one, and more in a fiendish one.",
  allDeals: () => "Explore a million deals",
  editor: () => "Put a position together",
  looking: () => "Looking for one.",
  notFound: () => "No such deal was found in time. Try again.",
  dealNumber: () => "Deal number",
  dealNumbers: (d: Facts) => `1 to ${d.last}`,
  dealIt: () => "Deal it",
  game: () => "Game",
  ownTable: () => "A table of your own",
  switches: () => "Change the table",
  columns: () => "Columns",
  cells: () => "Cells",
  dealtIntoCells: () => "Cards dealt into cells",
  built: () => "Columns are built",
  builtAlternate: () => "Alternating",
  builtSuit: () => "By suit",
  builtAny: () => "On any suit",
  empty: () => "An empty column takes",
  emptyAny: () => "Any card",
  emptyKings: () => "Kings",
  emptyNone: () => "Nothing",
  runs: () => "Runs move",
  runsMulti: () => "With room",
  runsRelaxed: () => "Always",
  runsSingle: () => "Card by card",
  writeNumber: () => "Write a number, such as 617.",
};

export const say = spoken("freecell chooser", en);
