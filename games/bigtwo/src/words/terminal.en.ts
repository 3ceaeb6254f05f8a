/** What the table in a terminal says, in English; the page does without it. */

import { type Facts, spoken } from "@baize/kernel";

const en = {
  terminalNoClock: () => "Big Two: a deal lasts as long as it takes, not ten minutes",
  terminalHelp: () =>
    [
      "Be the first to have no cards. From low to high: 3 4 5 6 7 8 9 10 J Q K A 2.",
      "Beat the last play with one of the same size, or pass; when all others pass you play what you like.",
      "A play is one card, a pair, or five: straight, flush, full house, four and one, straight flush; under some rules three alike or four, too.",
      "A play is its cards, such as 3D 3S; or type pass.",
    ].join("\n"),
  terminalPoints: (d: Facts) => `${String(d.points).padStart(4)} points`,
  terminalPasses: () => "passes",
  terminalBeaten: () => "to beat",
  terminalOver: () => "The deal is over.",
  terminalOpening: () => "The opening play.",
  terminalFree: () => "A free move: anything may be played.",
  terminalToBeat: (d: Facts) => `To beat, by ${d.seat}:`,
};

export const sayHere = spoken("bigtwo terminal", en);
