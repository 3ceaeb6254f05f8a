/** What the page says on the first page, in English; it is loaded with it. */

import { type Facts, spoken } from "@baize/kernel";

const en = {
  dark: () => "Dark",
  light: () => "Light",
  alsoOpen: () => "Also open",
  games: () => "Games",
  foot: () => "Free, open, and yours: nothing is tracked, and it works offline.",
  documents: () => "Documents",
  licences: () => "Licences",
  leftOff: () => "Where you left off",
  leftFacts: (d: Facts) => `${d.moves}, ${d.time}`,
  continue: () => "Continue",
  playAgain: () => "Play again",
  startHere: () => "Start here",
  dealOfDay: () => "The deal of the day",
  dailyLabel: (d: Facts) => `Play ${d.title}, ${d.daily}`,
  actLabel: (d: Facts) => `${d.act}: ${d.title}, ${d.daily}`,
};

export const sayHere = spoken("page home", en);
