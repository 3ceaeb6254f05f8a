/** What the page says around a table, in English; it is loaded with it. */

import { type Facts, spoken } from "@baize/kernel";

const en = {
  missed: (d: Facts) => `The match you left cannot be taken up: ${d.why} It is kept as it is.`,
  ownBoard: (d: Facts) => `This ${d.deal} was made, not dealt: it is practice, and counts in no figure.`,
  seenMoves: () => "You have seen moves of this deal: a win counts as one with hints.",
  seenWhole: () => "You have seen this deal to its end: it will not count as a win.",
  backToStart: () => "Back to the start. Redo brings the moves back.",
  backToDeal: () => "Dealt again. What you won is kept.",
  standsIn: (d: Facts) => `${d.name} cannot be loaded here. ${d.weaker} plays instead.`,
  othersGone: () => "The others cannot play now. Reload the page to go on.",
  workerLost: () => "A part of the page could not be loaded.",
  lightLost: () => "The light cannot be loaded. Reload the page to have it back.",
  newShort: () => "New",
  hintLost: () => "This position is lost: there is no good move.",
  hintUnknown: () => "No hint: it is not known whether this can be won.",
  hintNone: () => "No win found yet. Still looking.",
  farAtMost: (d: Facts) => `at most ${d.far}`,
  farShortest: (d: Facts) => `${d.far}, the shortest`,
  atLeast: (d: Facts) => `At least ${d.atLeast}`,
  askLight: () => "Show the light",
  less: () => "Less",
  chooseDeal: (d: Facts) => `Choose a ${d.deal}`,
  playItAgain: () => "Play it again",
  firstVisit: () => "For your first visit",
  offer: (d: Facts) => `New to ${d.title}? Two minutes show you how.`,
  showMe: () => "Show me",
  noThanks: () => "No, thanks",
  hintStep: (d: Facts) => `Hint, ${d.step} of 3`,
};

export const sayHere = spoken("page table", en);
