/** What the page says at the end of a match, in English; it is loaded with it. */

import { type Facts, spoken } from "@baize/kernel";
import { some } from "./some.ts";

const en = {
  wonIn: (d: Facts) => `Won in ${d.count}.`,
  mayOpenAgain: () => "Take some moves back, and it may open again.",
  nextDeal: (d: Facts) => `Next ${d.deal}`,
  playedOut: () => "Played to the end.",
  watchedSays: () => "The way was shown to you, so it is not counted as a win.",
  shortest_overKnown: (d: Facts) => `The shortest we know is ${d.fewest}.`,
  shortest_over: (d: Facts) => `The shortest there can be is ${d.fewest}.`,
  shortest_least: (_: Facts) => "Nobody can do it in fewer.",
  shortest_leastKnown: (_: Facts) => "No shorter way is known.",
  yourBestOf: (d: Facts) => `Your best of ${d.count}.`,
  yourBestIs: (d: Facts) => `Your best is ${d.best}, of ${some(d.count, "unaided win", "unaided wins")}.`,
  howPractice: (d: Facts) => `${d.time}, from the middle on`,
  howOwn: (d: Facts) => `${d.time}, laid-out ${d.deal}`,
  ownBoard: (d: Facts) => `This ${d.deal} was laid out, not dealt here: it is practice, and counts in no figure.`,
  seenMoves: () => "You have seen moves of this deal: a win counts as one with hints.",
  seenWhole: () => "You have seen this deal to its end: it will not count as a win.",
  playUnaided: () => "Play unaided from now on",
  lightOff: () => "The light is off until you ask for it. Wins without it are unaided.",
  sharedWon: (d: Facts) => `Won in ${d.count}`,
  sharedPlayed: () => "Played to the end",
  shared_overKnown: (d: Facts) => `Shortest known: ${d.fewest}`,
  shared_over: (d: Facts) => `Shortest there can be: ${d.fewest}`,
  shared_least: (_: Facts) => "Nobody can do it in fewer",
  shared_leastKnown: (_: Facts) => "No shorter way is known",
  missed: (d: Facts) => `The match you left cannot be taken up: ${d.why} It is kept as it is.`,
  resultCopied: () => "Result copied. It does not tell how.",
  resultText: () => "Your result as text",
};

export const sayHere = spoken("page ending", en);
