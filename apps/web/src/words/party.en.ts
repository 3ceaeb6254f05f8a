/** What the page says at a table of several, in English; it is loaded with it. */

import { type Facts, spoken } from "@baize/kernel";
import { some } from "./some.ts";

const en = {
  newTable: () => "New table",
  standsIn: (d: Facts) => `${d.name} cannot be loaded here. ${d.weaker} plays instead.`,
  othersGone: () => "The others cannot play now. Reload the page to go on.",
  rulesInPractice: (d: Facts) => `${d.rules}, practice`,
  doIt: () => "Do it",
  lookingForHint: () => "Looking at your cards.",
  noHint: () => "No hint can be had now.",
  adviceSpoken: (d: Facts) => `${d.title}. ${d.why}`,
  adviceTitle: (d: Facts) => `${d.title}.`,
  tableShared: () => "Link copied. It leads to a table like this.",
  anotherTable: () => "Another table",
  expectedAfter: () => "Expected points after each of your plays",
  ahead: () => "Ahead",
  behind: () => "Behind",
  costliest: () => "Costliest",
  barTold: (d: Facts) => `Play ${d.nth}. ${d.play}. Expected points ${d.points}, cost ${d.cost}.`,
  dealOver: (d: Facts<"deal" | "of">) =>
    d.of === undefined ? `Deal ${d.deal} is over` : `Deal ${d.deal} of ${d.of} is over`,
  dealNext: () => "Next deal",
  newMatch: () => "New match",
  finalStandings: () => "Final standings",
  youWinMatch: () => "You win the match",
  winsMatch: (d: Facts) => `${d.name} wins the match`,
  matchShared: (d: Facts) => `The match is shared: ${d.names}`,
  afterDeals: (d: Facts) => `After ${some(d.deals, "deal", "deals")}. ${d.last}`,
  reviewOpen: () => "Not played to its end",
  reviewOpenSays: () => "The hands of the others stay closed.",
  reviewFrom: () => "Look back as",
  sharedPoints: (d: Facts) => `Out first, ${d.signed} points`,
  timeLeft: () => "Time left",
};

export const sayHere = spoken("page party", en);
