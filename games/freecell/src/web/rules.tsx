/** The rules of FreeCell for players. */

import type { RulesPart } from "@baize/table";
import { BeforeAndAfter, WholeTable } from "./figures.tsx";

/** Part by part, in the order somebody new would ask. */
export const rules: readonly RulesPart[] = [
  {
    title: "The goal",
    text: [
      "Bring all 52 cards home: each suit on its own pile, from the ace up to the king. Every card lies open from the start, so nothing is left to luck.",
    ],
    figure: {
      says: "The cells are above on the left, home above on the right, the eight columns below.",
      Drawing: WholeTable,
    },
  },
  {
    title: "Columns",
    text: [
      "The last card of a column is free to move. It goes on a card one higher and of the other colour: a red six on a black seven.",
      "An empty column takes any card.",
    ],
    figure: {
      says: "The six of diamonds goes on the seven of spades. The column it left is empty now.",
      Drawing: () => <BeforeAndAfter before="7S, 6D" after="7S 6D, -" />,
    },
  },
  {
    title: "Free cells",
    text: [
      "Each of the four cells holds one card, whichever you like. They are your room to manoeuvre: keep them empty while you can.",
    ],
    figure: {
      says: "The king of clubs waits in a cell, and the two of spades under it is free.",
      Drawing: () => <BeforeAndAfter before="-, 2S KC" after="KC, 2S" />,
    },
  },
  {
    title: "Home",
    text: [
      "Home takes the ace of a suit first, then the two, and so on. What is home stays there.",
      "Cards that no other card can need any more go home by themselves; the settings say whether they do.",
    ],
    figure: {
      says: "The ace of hearts is home, so the two of hearts may follow.",
      Drawing: () => <BeforeAndAfter before="AH, 9C 2H" after="2H, 9C" />,
    },
  },
  {
    title: "Several cards at once",
    text: [
      "A run, in order and with colours alternating, may move together when there is room to move it card by card. Each free cell lets you carry one card more, and each empty column doubles the number.",
      "With two free cells and no empty column you can move three cards; with an empty column as well, six.",
    ],
    figure: {
      says: "Two free cells are enough to carry three cards onto the queen of clubs.",
      Drawing: () => <BeforeAndAfter before="QC, 8S JD TS 9H" after="QC JD TS 9H, 8S" />,
    },
  },
  {
    title: "Playing here",
    text: [
      "Click a card and it goes to the best place. Drag it to choose the place yourself. A double click sends it home. Press a buried card and hold it to look at it.",
      "On the keyboard the arrows move about, Enter lifts a card and puts it down, Escape puts it back, P looks at a buried card. Or type a move: 26 is column 2 to column 6, 5a is column 5 to the first cell, 7h sends the card of column 7 home, 26x3 moves three cards.",
      "U takes a move back, R makes it again, H shows a good move, N deals anew.",
    ],
  },
];
