/** What the page says in a review, in English; it is loaded with it. */

import { type Facts, spoken } from "@baize/kernel";

const en = {
  parPlayed: () => "Par: being played…",
  parBy: (d: Facts) => `${d.name} scored that with your cards against the same three. You scored ${d.signed}.`,
  noSlips: () => "No play of yours cost much, by the estimate.",
  costliestPlay: (d: Facts) => `Your costliest play, number ${d.nth}`,
  yourPlay: (d: Facts) => `Your play, number ${d.nth}`,
  fell: (d: Facts) => `Expected points fell from *${d.from}* to *${d.to}*.`,
  betterBy: (d: Facts) => `Better by about ${d.cost} points`,
  bestPlay: (d: Facts) => `The best play there was. Expected points ${d.points}.`,
  nothingToReview: () => "Nothing to review",
  noMovesToReview: () => "There are no moves to look at.",
  looking: () => "Looking",
  atMove: (d: Facts) => `at move ${d.move}`,
  lookingAtAll: () => "Looking at every move.",
  reviewOnly: () => "This is a review. Play on from here to make a move.",
  wonSummary: (d: Facts) => `Won in ${d.length}.`,
  wonShorter: (d: Facts) => `Won in ${d.length}. The shortest way we know has ${d.least}.`,
  wonBetween: (d: Facts) => `Won in ${d.length}. The shortest way has at least ${d.atLeast} and at most ${d.least}.`,
  wonOver: (d: Facts) => `Won in ${d.length}: ${d.over} over the shortest way, which has ${d.least}.`,
  wonShortest: (d: Facts) => `Won in ${d.length}. No way is shorter.`,
  stillOpen: () => "It can still be won from where you left it.",
  neverOpen: () => "This deal cannot be won. Nobody could have done better.",
  notFoundInTime: () => "Where it was lost could not be found in time.",
  firstMoveLost: () => "The first move closed the door.",
  lostAfter: (d: Facts) =>
    d.good === 1
      ? "One good move, then one that closed the last door."
      : `${d.good} good moves, then one that closed the last door.`,
  thisMove: () => "This move",
  moveLost: (d: Facts) => `Move ${d.move} lost the game`,
  allChecked: () => "Every line from there was checked, and none wins.",
  lookingForBetter: () => "Looking for a better move",
  better: (d: Facts) => `Better, winnable in ${d.length}`,
  goodMove: () => "A good move",
  lostSince: (d: Facts) => `Lost since move ${d.move}`,
  notKnown: () => "Not known",
  winningMove: () => "The winning move",
  wonWithIt: () => "With it the match was won.",
  stillWinnable: () => "After it the match could still be won.",
  nothingWinnable: () => "Nothing could be won any more.",
  lightLooking: () => "The light is looking at every move.",
  noAnswer: () => "No answer was found in time.",
  showMove: (d: Facts) => `Show move ${d.move}`,
  firstMove: () => "First move",
  moveTold: (d: Facts) => `Move ${d.move} of ${d.of}. ${d.says} ${d.word}.`,
  losingMove: () => "Losing move",
  thisMoveLost: () => "This move lost the game",
};

export const sayHere = spoken("page review", en);
