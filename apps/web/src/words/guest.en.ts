/** What the page says of films, of somebody's game and of keys, in English. */

import type { Fact } from "@baize/kernel";

type Facts<K extends string> = Readonly<Record<K, Fact>>;

export const guest = {
  filmStart: (d: Facts<"of">) => `The beginning, before ${d.of === 1 ? "1 move" : `${d.of} moves`}.`,
  filmFirst: () => "To the beginning",
  filmLast: () => "To the end",
  filmPace: () => "How fast",
  slow: () => "Slow",
  even: () => "Even",
  brisk: () => "Brisk",
  somebodysGame: () => "Somebody’s game",
  guestWon: (d: Facts<"count">) => `${d.count}, won`,
  guestSays: () => "Nothing here counts in your record until you play.",
  filmOf: () => "The film of the match",
  filmMove: () => "Move of the match",
  theDeal: () => "The deal",
  playFromHere: () => "Play from here",
  playThisDeal: (d: Facts<"deal">) => `Play this ${d.deal}`,
  passItOn: () => "Pass it on",
  passedOn: () => "Link copied.",
  allTables: () => "All tables",
  goodMoves: (d: Facts<"count">) => (d.count === 1 ? "See the move before it" : `See the ${d.count} moves before it`),
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
