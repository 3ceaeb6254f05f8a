/** The rules of FreeCell for players, in English; only who reads them loads them. */

import { spoken } from "@baize/kernel";

const en = {
  goal: () => "The goal",
  goal1: () =>
    "Bring all 52 cards home: each suit on its own pile, from the ace up to the king. Every card lies open from the start, so nothing is left to luck.",
  goalShown: () => "The cells are above on the left, home above on the right, the eight columns below.",
  columns: () => "Columns",
  columns1: () =>
    "The last card of a column is free to move. It goes on a card one higher and of the other colour: a red six on a black seven.",
  columns2: () => "An empty column takes any card.",
  columnsShown: () => "The six of diamonds goes on the seven of spades. The column it left is empty now.",
  cells: () => "Free cells",
  cells1: () =>
    "Each of the four cells holds one card, whichever you like. They are your room to manoeuvre: keep them empty while you can.",
  cellsShown: () => "The king of clubs waits in a cell, and the two of spades under it is free.",
  home: () => "Home",
  home1: () => "Home takes the ace of a suit first, then the two, and so on. What is home stays there.",
  home2: () => "Cards that no other card can need any more go home by themselves; the settings say whether they do.",
  homeShown: () => "The ace of hearts is home, so the two of hearts may follow.",
  runs: () => "Several cards at once",
  runs1: () =>
    "A run, in order and with colours alternating, may move together when there is room to move it card by card. Each free cell lets you carry one card more, and each empty column doubles the number.",
  runs2: () => "With two free cells and no empty column you can move three cards; with an empty column as well, six.",
  runsShown: () => "Two free cells are enough to carry three cards onto the queen of clubs.",
  family: () => "The family",
  family1: () =>
    "Under New deal a game of the family can be chosen, or a table of your own: how many columns and cells there are, how columns are built, and what an empty one takes. Light, hint, review and the shortest way are there for every table.",
  family2: () =>
    "Baker’s Game is built by suit. In Kings Only Baker’s Game an empty column takes kings alone. Eight Off has eight cells, four of them filled at the start, is built by suit, and kings alone fill a column.",
  family3: () =>
    "ForeCell is FreeCell with its four cells filled at the start, and kings alone fill a column. Seahaven Towers has ten columns of five cards and two more in cells; it is built by suit, for kings alone. The relaxed games let you move a run whether there is room for it or not.",
  family4: () =>
    "Where kings alone, or nothing, may fill a column, an empty column does not help to carry a run: only the free cells count.",
  here: () => "Playing here",
  here1: () =>
    "Tap or click a card and it goes to the best place. Drag it to choose the place yourself. A double tap sends it home. Press a buried card and hold it to look at it.",
  here2: () =>
    "On the keyboard the arrows move about, Enter lifts a card and puts it down, Escape puts it back, P looks at a buried card. Or type a move: 26 is column 2 to column 6, 5a is column 5 to the first cell, 7h sends the card of column 7 home, 26x3 moves three cards. A whole line can be typed or pasted, as the solver writes it: what has gone home by itself is passed over.",
  here3: () => "U takes a move back, R makes it again, H shows a good move, N deals anew; ? shows all keys.",
};

export const say = spoken("freecell rules", en);
