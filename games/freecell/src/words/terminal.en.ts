/** What the table in a terminal says, in English; the page does without it. */

import { spoken } from "@baize/kernel";

const en = {
  terminalHelp: () =>
    [
      "Bring all cards home, each suit from the ace to the king.",
      "In the columns a card goes on one that is one higher and of the other colour, or of its suit in games built by suit; a cell holds one card.",
      "A move is where from and where to: a column by its number, a cell by its letter, home h.",
      "26 from column 2 to column 6, as many cards as fit; 26x2 two cards; 7a to a cell; ah home.",
      "Cards that no other card needs go home by themselves.",
    ].join("\n"),
  terminalNoAutoplay: () => "FreeCell: no card goes home by itself",
  terminalCs3500: () => "FreeCell: the controller of the CS3500 document",
};

export const sayHere = spoken("freecell terminal", en);
