/** What the page says in what lies over a table, in English; it is loaded with it. */

import { type Facts, spoken } from "@baize/kernel";

const en = {
  backToTable: () => "Back to the table",
  shared: () => "Link copied. It replays your moves.",
  linkToMatch: () => "Link to this match",
  rules: () => "Rules",
  noMoves: () => "No move has been made yet.",
  toTheStart: () => "To the start",
  hereBetween: (d: Facts) => `The shortest way from here: at least ${d.atLeast}, at most ${d.atMost}.`,
  hereShortest: (d: Facts) => `The shortest way from here: ${d.atMost}, proved.`,
  dealBetween: (d: Facts) => `The shortest way from the deal: at least ${d.atLeast}, at most ${d.atMost}.`,
  dealShortest: (d: Facts) => `The shortest way from the deal: ${d.atMost}, proved.`,
  positionLost: () => "This position is lost.",
  lostUndo: (d: Facts) =>
    d.back === 1
      ? "This position is lost. Undo one move and it is open again."
      : `This position is lost. Undo ${d.back} moves and it is open again.`,
  lostLabel: () => "Lost",
  goBack: () => "Go back",
  why: () => "Why?",
  retry: () => "Retry",
  keys: () => "Keys",
  keysAnywhere: () => "At every table",
  keysFilm: () => "In a film",
  keyUndo: () => "Take a move back; Ctrl Z does, too",
  keyRedo: () => "Make it again",
  keyHint: () => "Show a good move",
  keyNew: () => "Deal anew",
  keyKeys: () => "Show these keys",
  keyEscape: () => "Close what lies over the table; leave a film or the editor",
  keyFilmSteps: () => "One move back, one move on",
  keyFilmEnds: () => "To the beginning, to the end",
  keyFilmRun: () => "Run, or pause",
  keySpace: () => "Space",
  keyEsc: () => "Esc",
  keyHome: () => "Home",
  keyEnd: () => "End",
};

export const sayHere = spoken("page panel", en);
