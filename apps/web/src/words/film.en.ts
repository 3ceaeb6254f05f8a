/** What the page says of films and of somebody's game, in English; it is loaded with it. */

import { type Facts, spoken } from "@baize/kernel";

const en = {
  fromHere: () => "From here",
  solution: () => "Solution",
  solutionMove: () => "Move of the solution",
  solutionAt: (d: Facts) => `${d.at} of ${d.of}. ${d.says}`,
  pause: () => "Pause",
  again: () => "Again",
  run: () => "Run",
  backToMyGame: () => "Back to my game",
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
};

export const sayHere = spoken("page film", en);
