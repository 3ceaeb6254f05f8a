/** The first lesson of FreeCell, in English; only who takes it loads it. */

import { spoken } from "@baize/kernel";

const en = {
  onto: () =>
    "In the columns a card goes on one that is one higher and of the other colour. Put the red ten on the black jack.",
  ontoFirst: () => "That can be done too. For now, the ten of hearts: it goes on the jack of clubs.",
  cell: () =>
    "The king of clubs hides a seven. The four cells above hold one card each, whichever you like: put the king there.",
  cellFirst: () => "That can be done too. For now, the king of clubs: put it in a cell.",
  home: () =>
    "Each suit goes home from the ace up. Spades have come to the six, so the seven may follow: tap or click it, or drag it there.",
  homeFirst: () => "That can be done too. For now, the seven of spades: it goes home.",
  run: () =>
    "Cards in order move together, one for each free cell and one more. Take the jack of diamonds with the two cards on it to the queen of clubs.",
  runFirst: () => "That can be done too. For now, the jack of diamonds and the two cards on it: they go on the queen.",
  end: () =>
    "All 52 cards are home: that is a game won. Every deal lies open like this one, so there is always time to think.",
};

export const say = spoken("freecell lesson", en);
