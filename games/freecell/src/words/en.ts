/** What FreeCell says when it refuses, in English. */

import { cardWords } from "@baize/cards";
import type { Words } from "@baize/kernel";

type Fact = string | number | undefined;

const some = (count: Fact, thing: string): string => `${count} ${thing}${count === 1 ? "" : "s"}`;
const placeName = (name: Fact): string => `${Number(name) > 0 ? "column" : "cell"} ${name}`;
const pileName = (kind: Fact): string => (kind === "cascade" ? "column" : "cell");

/** A sentence for each refusal code. */
export const en: Words = {
  ...cardWords,
  "table-too-small": (d) => `There are too few ${d.name}: ${d.found}, where ${d.least} is the least.`,
  "not-an-option": (d) =>
    `"${d.text}" is not an option: cascades=4 to 99, cells=1 to 99, moves=single or multi, order=roundrobin or blocks.`,
  "not-a-deal": (d) => `"${d.text}" is not a deal: a number, "seed:" and any text, 52 cards, or a board is expected.`,
  "no-such-deal": (d) => `There is no deal ${d.number}: the numbers go from 1 to ${d.last}.`,
  "card-twice": (d) => `${d.card} is there twice: each of the 52 cards must be there once.`,
  "card-missing": (d) => `${d.card} is missing: each of the 52 cards must be there once.`,
  "too-many-columns": (d) => `This board has cards in more columns than the table, which has ${d.cascades}.`,
  "too-many-cells": (d) => `This board has cards in more cells than the table, which has ${d.cells}.`,
  "unknown-heading": (d) => `"${d.heading}" is not a part of a board: Foundations: and Freecells: are.`,
  "not-a-foundation": (d) => `"${d.text}" does not say what is home: H-5 or C-0 is expected.`,
  "not-a-move-text": (d) => `"${d.text}" is not a move: write 26, 5a, a3 or 7h, with a count as in 26x3.`,
  "no-such-place": (d) => `There is no ${pileName(d.kind)} number ${d.number}: this table has ${d.count}.`,
  "bad-count": (d) => `A move takes one card or more, not ${d.count}.`,
  "same-place": (d) => `That is ${placeName(d.place)} itself: a card moves to another place.`,
  "nothing-there": (d) => `There is no card in ${placeName(d.place)}.`,
  "too-few-cards": (d) => `You cannot take ${d.count} cards from ${placeName(d.place)}: it holds ${d.held}.`,
  "home-stays": () => "A card that is home stays there.",
  "cell-taken": (d) => `${d.card} cannot go there: the cell holds ${d.onto}.`,
  "not-one-lower": (d) => `${d.card} cannot go on ${d.onto}: it must be one lower.`,
  "same-colour": (d) => `${d.card} cannot go on ${d.onto}: it must be of the other colour.`,
  "ace-comes-first": (d) => `${d.card} cannot go home yet: the ace comes first.`,
  "not-next-home": (d) => `${d.card} cannot go home on ${d.onto}: it must be the next card of that suit.`,
  "single-cards": () => "In this game cards move one at a time.",
  "one-card-there": (d) => `Only one card at a time can go ${d.kind === "cell" ? "to a cell" : "home"}.`,
  "not-a-run": (d) => `These cards cannot move together: ${d.card} does not follow ${d.onto}.`,
  "no-room": (d) =>
    `There is no room to move ${some(d.count, "card")}: with ${some(d.cells, "free cell")} and ` +
    `${some(d.columns, "spare column")} you can move ${d.most}.`,
};
