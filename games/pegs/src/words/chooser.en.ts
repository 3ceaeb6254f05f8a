/** What is said where a board is chosen, in English; it is loaded with the chooser. */

import { type Facts, spoken } from "@baize/kernel";

const en = {
  daily: () => "Puzzle of the day",
  figures: () => "Figures",
  holes: (d: Facts) => `${d.count} holes`,
  vacancies: (d: Facts) => `${d.shape}: tap the hole that begins empty`,
  vacancy: (d: Facts) => `${d.hole} empty`,
};

export const say = spoken("pegs chooser", en);
