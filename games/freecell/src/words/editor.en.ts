/** What is said in the editor of positions, in English; it is loaded with it. */

import { type Facts, spoken } from "@baize/kernel";

const en = {
  how: () => "Press a card, then the place where it shall lie. Home takes a card with all below it.",
  missing: (d: Facts) =>
    d.count === 0 ? "Every card has its place." : d.count === 1 ? "1 card is missing" : `${d.count} cards are missing`,
  board: () => "The position",
  offTable: () => "Cards that are missing",
  backOff: () => "Off the table",
  column: (d: Facts) => `End of column ${d.number}`,
  cell: (d: Facts) => `Cell ${d.name}`,
  homeOf: (d: Facts) => `Home of ${d.suit}, ${d.count} cards`,
  undo: () => "Undo",
  redo: () => "Redo",
  empty: () => "Empty the table",
  fill: () => "Fill up",
  play: () => "Play it",
  analyse: () => "Analyse it",
  text: () => "As text",
  read: () => "Read it",
  deal: () => "A deal number, or a board",
  winnable: (d: Facts) => `It can be won: a line of ${d.count} moves is found.`,
  lost: () => "It cannot be won.",
  thinking: () => "Whether it can be won is not known yet.",
  won: () => "All cards are home.",
  picked: (d: Facts) => `${d.card} picked up.`,
};

export const say = spoken("freecell editor", en);
