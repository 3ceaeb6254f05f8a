/** What the page says in lessons, rules and where nothing is, in English; it is loaded with it. */

import { type Facts, spoken } from "@baize/kernel";

const en = {
  followTheRing: () => "That can be done too. For now, follow the ring.",
  theLesson: () => "The lesson",
  lessonDone: () => "Done",
  lessonStep: (d: Facts) => `Move ${d.nth} of ${d.of}`,
  skip: () => "Skip",
  onceMore: () => "Once more",
  startOver: () => "Start over",
  nothingHere: () => "There is no zero in the deck.",
  goHome: () => "To the tables",
  continueMatch: (d: Facts) => `Continue ${d.match}`,
  rulesOf: (d: Facts) => `${d.title}: the rules`,
  takeLesson: () => "Take the lesson",
  noSuchMatch: () => "No such match",
  goodMoves: (d: Facts<"count">) => (d.count === 1 ? "See the move before it" : `See the ${d.count} moves before it`),
  playElse: () => "Play something else",
  nothingHereSays: () => "And no page at this address. Your games are where you left them.",
};

export const sayHere = spoken("page reading", en);
