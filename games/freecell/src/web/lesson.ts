/** The first lesson: near the end of a game, so that four moves show everything and win it. */

import type { Lesson } from "@baize/table";

/** A card onto a card, a free cell, the way home, and a run. */
export const lesson: Lesson = {
  deal:
    "Foundations: H-8 C-8 D-8 S-6 Freecells: - - - - : KS QD JC : 7S KC TH : 8S JD TS 9H : KD QC " +
    ": KH QS JH TC 9D : QH JS TD : 9S : 9C",
  steps: [
    {
      says: "In the columns a card goes on one that is one higher and of the other colour. Put the red ten on the black jack.",
      move: "21",
      otherwise: "That can be done too. For now, the ten of hearts: it goes on the jack of clubs.",
    },
    {
      says: "The king of clubs hides a seven. The four cells above hold one card each, whichever you like: put the king there.",
      move: "2a",
      also: ["2b", "2c", "2d"],
      otherwise: "That can be done too. For now, the king of clubs: put it in a cell.",
    },
    {
      says: "Each suit goes home from the ace up. Spades have come to the six, so the seven may follow: click it, or drag it there.",
      move: "2h",
      otherwise: "That can be done too. For now, the seven of spades: it goes home.",
    },
    {
      says: "Cards in order move together, one for each free cell and one more. Take the jack of diamonds with the two cards on it to the queen of clubs.",
      move: "34",
      otherwise: "That can be done too. For now, the jack of diamonds and the two cards on it: they go on the queen.",
    },
  ],
  end: "All 52 cards are home: that is a game won. Every deal lies open like this one, so there is always time to think.",
};
