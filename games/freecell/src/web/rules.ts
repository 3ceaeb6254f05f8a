/** The rules of FreeCell for players. */

import type { TableDoor } from "@baize/table";
import type { FreecellShape } from "../rules/index.ts";

/** Part by part, in the order somebody new would ask. */
export const rules: TableDoor<FreecellShape>["rules"] = [
  {
    title: "The goal",
    text: [
      "Bring all 52 cards home: each suit on its own pile, from the ace up to the king. Every card lies open from the start, so nothing is left to luck.",
    ],
  },
  {
    title: "Columns",
    text: [
      "The last card of a column is free to move. It goes on a card one higher and of the other colour: a red six on a black seven.",
      "An empty column takes any card.",
    ],
  },
  {
    title: "Free cells",
    text: [
      "Each of the four cells holds one card, whichever you like. They are your room to manoeuvre: keep them empty while you can.",
    ],
  },
  {
    title: "Several cards at once",
    text: [
      "A run, in order and with colours alternating, may move together when there is room to move it card by card. Each free cell lets you carry one card more, and each empty column doubles the number.",
      "With two free cells and no empty column you can move three cards; with an empty column as well, six.",
    ],
  },
  {
    title: "Playing here",
    text: [
      "Click a card and it goes to the best place. Drag it to choose the place yourself. A double click sends it home. Press a buried card and hold it to look at it.",
      "On the keyboard the arrows move about, Enter lifts a card and puts it down, Escape puts it back, P looks at a buried card. Or type a move: 26 is column 2 to column 6, 5a is column 5 to the first cell, 7h sends the card of column 7 home, 26x3 moves three cards.",
      "U takes a move back, R makes it again, N deals anew.",
    ],
  },
];
