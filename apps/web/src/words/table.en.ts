/** What the page says around a table, in English; it is loaded with it. */

import { type Facts, spoken } from "@baize/kernel";

const en = {
  backToStart: () => "Back to the start. Redo brings the moves back.",
  backToDeal: () => "Dealt again. What you won is kept.",
  workerLost: () => "A part of the page could not be loaded.",
  lightLost: () => "The light cannot be loaded. Reload the page to have it back.",
  newShort: () => "New",
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
