/** What is said of how hard a deal is, in English. */

import { spoken } from "@baize/kernel";

const en = {
  easy: () => "Easy",
  medium: () => "Medium",
  hard: () => "Hard",
  fiendish: () => "Fiendish",
  easyMeans: () => "The solver walks almost straight to the win.",
  mediumMeans: () => "A few wrong turns on the way.",
  hardMeans: () => "Many wrong turns on the way.",
  fiendishMeans: () => "Dozens of wrong turns for each move.",
};

export const say = spoken("freecell grades", en);
