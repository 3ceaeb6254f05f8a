/** What is said where a board is chosen, in English; it is loaded with the chooser. */

import { type Fact, spoken } from "@baize/kernel";

type Facts = Readonly<Record<string, Fact>>;

const en = {
  daily: () => "Puzzle of the day",
  newPuzzle: () => "A new puzzle",
  gentle: () => "Gentle",
  fair: () => "Fair",
  hard: () => "Hard",
  fiendish: () => "Fiendish",
  looking: () => "Making one.",
  notFound: () => "No such puzzle was found this time. Try again.",
  vacancies: () => "Classic boards: choose the hole that is empty",
  vacancy: (d: Facts) => `${d.hole} empty`,
};

export const say = spoken("pegs chooser", en);
