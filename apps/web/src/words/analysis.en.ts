/** What the page says on the analysis board, in English; it is loaded with it. */

import { type Fact, type Facts, spoken } from "@baize/kernel";

const small = (text: Fact): string => String(text).charAt(0).toLowerCase() + String(text).slice(1);

const en = {
  analysis: () => "Analysis",
  beforeMove: (d: Facts) => `${d.name}, before move ${d.move}`,
  theDeal: () => "The deal",
  keepsWin: () => "keeps the win",
  losesWin: () => "loses",
  unknownYet: () => "not known yet",
  eachMark: () => "Each mark is one move.",
  sideLine: () => "side line",
  nameOfLine: () => "Name of this line",
  firstPosition: () => "To the deal",
  lastPosition: () => "To the end of the line",
  backToMatch: () => "Back to the match",
  playFromHere: () => "Play from here",
  importing: () => "Import",
  exporting: () => "Export",
  promote: () => "Promote",
  promoteSays: () => "Make this side line the main one",
  removeLine: () => "Remove",
  removeLineSays: () => "Remove this move and what was tried after it",
  importTitle: () => "Import",
  importSays: () =>
    "A link, a save, a deal, a board, a line of moves, or what Export gives: side lines stand in brackets.",
  importIt: () => "Take it in",
  cancel: () => "Cancel",
  exportTitle: () => "Export",
  asLink: () => "Link to this position",
  asTree: () => "All lines",
  asMoves: () => "Moves up to here",
  asWords: () => "In words",
  asBoard: () => "The position",
  asSave: () => "Save of the match up to here",
  copy: () => "Copy",
  copyForm: (d: Facts) => `Copy: ${small(d.title)}`,
  copied: () => "Copied.",
  notCopied: () => "This browser does not let the page copy: mark the text and copy it yourself.",
  backToAnalysis: () => "Back to the analysis",
  movesAndLines: () => "Moves and lines",
  knowing: () => "What is known",
  allHands: () => "All hands",
  ownCards: () => "Own cards only",
  allHandsSays: () => "Endings are searched to the last card; before that every answer is tried and played out.",
  ownCardsSays: () => "The mean of many deals of the cards that this seat cannot see.",
  weighing: () => "Weighing the plays.",
  notWeighed: () => "The plays cannot be weighed now.",
  playsOf: (d: Facts) => `${d.name}: plays, by points to be expected`,
  nothingToAnalyse: () => "Nothing to analyse",
  editPosition: () => "Edit",
  analysisOver: () => "The deal is over here. Go back a move to look at others.",
};

export const sayHere = spoken("page analysis", en);
