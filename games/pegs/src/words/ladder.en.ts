/** What is said on the ladders, in English; it is loaded with them. */

import { type Facts, spoken } from "@baize/kernel";

const en = {
  stars: () => "Stars",
  ofAll: (d: Facts) => `of ${d.all}`,
  today: () => "Puzzle of the day",
  holes: (d: Facts) => `${d.count} holes`,
  ladderOf: (d: Facts) => `${d.shape} ladder`,
  wonOf: (d: Facts) => `${d.won} of ${d.all} won`,
  of: (d: Facts) => `${d.won} of ${d.all}`,
  play: (d: Facts) => `Play level ${d.number}`,
  level: (d: Facts) => `Level ${d.number}`,
  levelNext: (d: Facts) => `Level ${d.number}, next`,
  next: () => "next",
  gentle: () => "Gentle",
  fair: () => "Fair",
  hard: () => "Hard",
  fiendish: () => "Fiendish",
};

export const say = spoken("pegs ladder", en);
