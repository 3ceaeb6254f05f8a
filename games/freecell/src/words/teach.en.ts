/** How a line of FreeCell is taught, in English. Cards stand as rank and suit; what stands out is between asterisks. */

import { type Fact, type Facts, spoken } from "@baize/kernel";

/** Cards, each as rank and suit, and what is said with them. */
type Cards = {
  readonly cards: readonly string[];
  readonly onto?: string;
  readonly place?: string;
  readonly after?: number;
  readonly cells?: number;
};

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
const number = (count: Fact | undefined): string => NUMBERS[Number(count)] ?? String(count);
const small = (count: Fact | undefined): string => number(count).toLowerCase();
const some = (count: Fact | undefined, one: string, many: string): string =>
  `${small(count)} ${Number(count) === 1 ? one : many}`;
const listed = (cards: readonly string[]): string => new Intl.ListFormat("en-GB").format(cards);
const capital = (text: Fact): string => String(text).charAt(0).toUpperCase() + String(text).slice(1);

const en = {
  // Where to look
  lookFor: (d: Facts) => `*Look at ${d.place}.* The ${d.card} is in it.`,
  lookHome: (d: Facts) => `*Look at ${d.place}.* Its last card can go home.`,
  lookCell: (d: Facts) => `*Look at ${d.place}.* Its card can leave it.`,
  lookAt: (d: Facts) => `*Look at ${d.place}.* It is the one to dig in.`,
  // What to move
  cardsHome: (d: Cards) => `*${listed(d.cards)} home.*`,
  cardsOnto: (d: Cards) => `*${listed(d.cards)} onto ${d.onto}.*`,
  cardsTo: (d: Cards) => `*${listed(d.cards)} to ${d.place}.*`,
  needsCells: (d: Facts) =>
    `${number(d.count)} cards need ${some(Number(d.count) - 1, "free cell", "free cells")}; you have ${small(d.cells)}.`,
  needsRoom: (d: Facts) => `${number(d.count)} cards move as one; there is room for ${small(d.most)}.`,
  takesCell: (d: Facts) =>
    Number(d.cells) === 0 ? "That takes the last cell." : `${capital(some(d.cells, "cell stays", "cells stay"))} free.`,
  // Why
  bringsHome: (d: Cards) => `*It brings ${listed(d.cards)} home.*`,
  frees: (d: Cards) => `*It frees ${listed(d.cards)}.*`,
  opens: (d: Facts) => `*It opens ${d.place}.*`,
  emptiesCell: () => "*It empties a cell.*",
  bares: (d: Facts) => `*It bares ${d.card},* the next to move.`,
  clears: (d: Facts) => `*It clears the way to ${d.card}.*`,
  makesRoom: () => "*It makes room for what comes next.*",
  laterHome: (d: Cards) =>
    `${Number(d.after) === 1 ? "One move" : `${number(d.after)} moves`} later ${listed(d.cards)} ${d.cards.length === 1 ? "is" : "are"} home, with ${some(d.cells, "cell", "cells")} free.`,
  remain: (d: Facts) => `${capital(some(d.cells, "cell remains", "cells remain"))} free.`,
  // What a move did, in a review
  fillsCells: () => "That fills every cell.",
  buries: (d: Facts) => `That buries ${d.card}, which goes home next.`,
  fillsColumn: () => "That fills the last empty column.",
  // The whole line
  toCell: () => "to a cell",
  toColumn: () => "to an empty column",
  rowHome: (d: Cards) => `${d.cards.join(" ")} home`,
  rowOnto: (d: Cards) => `${d.cards.join(" ")} onto ${d.onto}`,
  rowTo: (d: Cards) => `${d.cards.join(" ")} ${d.place}`,
  openColumn: (d: Facts) => `Open ${d.place}`,
  startsHome: (d: Facts) => `${capital(d.suit)} start home`,
  goesHome: (d: Facts) => `${capital(d.suit)} go on home`,
  freesCell: () => "Free a cell",
  digs: (d: Facts) => `Dig in ${d.place}`,
  buildsOn: (d: Facts) => `Build on ${d.place}`,
  allHome: () => "The rest goes home",
};

export const say = spoken("freecell teaching", en);
