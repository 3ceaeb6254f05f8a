/** What FreeCell says, in English. A card in a refusal is its number; how it is written is said here. */

import { type Card, formatCard } from "@baize/cards";
import type { Fact, Facts } from "@baize/kernel";

const name = (card: Fact): string => formatCard(Number(card) as Card);
const some = (count: Fact, thing: string): string => `${count} ${thing}${count === 1 ? "" : "s"}`;
const placeName = (name: Fact): string => `${Number(name) > 0 ? "column" : "cell"} ${name}`;
const pileName = (kind: Fact): string => (kind === "cascade" ? "column" : "cell");

const capital = (text: Fact): string => String(text).charAt(0).toUpperCase() + String(text).slice(1);
const andMore = (more: number): string => (more === 0 ? "" : ` and ${more} more`);

/** A card that moves, by its name, and how many lie on it. */
type Moved = { readonly card: string; readonly more: number };

export const en = {
  column: (d: Facts) => `column ${d.name}`,
  cell: (d: Facts) => `cell ${d.name}`,
  home: () => "home",
  moveHome: ({ card }: Moved) => `${capital(card)} home.`,
  moveOnto: ({ card, more, onto, place }: Moved & Facts) =>
    `${capital(card)}${andMore(more)} to the ${onto}, ${place}.`,
  moveTo: ({ card, more, place }: Moved & Facts) => `${capital(card)}${andMore(more)} to ${place}.`,
  numberedDeal: (d: Facts) => `Deal ${d.deal}`,
  seededDeal: (d: Facts) => `Seed ${d.seed}`,
  ownDeal: () => "Own deal",
  match: (d: Facts) => `${d.way} ${d.deal}`,
  dealOfWay: (d: Facts) => `${d.deal} · ${d.way}`,
  dealOfTable: ({ deal, parts }: { readonly deal: string; readonly parts: readonly string[] }) =>
    `${deal} · ${parts.join(", ")}`,
  freecell: () => "FreeCell",
  bakersGame: () => "Baker’s Game",
  kingsOnlyBakersGame: () => "Kings Only Baker’s Game",
  eightOff: () => "Eight Off",
  forecell: () => "ForeCell",
  seahavenTowers: () => "Seahaven Towers",
  relaxedFreecell: () => "Relaxed FreeCell",
  relaxedSeahavenTowers: () => "Relaxed Seahaven Towers",
  withCells: (d: Facts) => (d.cells === 0 ? "FreeCell without cells" : `FreeCell with ${some(d.cells, "cell")}`),
  ownTable: ({ parts }: { readonly parts: readonly string[] }) => `FreeCell (${parts.join(", ")})`,
  tableColumns: (d: Facts) => some(d.count, "column"),
  tableCells: (d: Facts) => (d.count === 0 ? "no cells" : some(d.count, "cell")),
  tableDealt: (d: Facts) => `${d.count} filled`,
  tableBuild: (d: Facts): string => (d.build === "suit" ? "by suit" : "on any suit"),
  tableEmpty: (d: Facts): string => (d.empty === "kings" ? "kings only" : "no refill"),
  tableMoves: (d: Facts): string => (d.moves === "single" ? "card by card" : "relaxed"),
  tableOrder: () => "in blocks",
  playerMoves: (d: Facts) => some(d.count, "move"),
  cardsHome: (d: Facts) => `${d.count} home`,
  singleCards: (d: Facts) => some(d.count, "card"),
  stuck: () => "No card can move any more.",
  homeEmpty: (d: Facts) => `${capital(d.suit)} home, empty`,
  homeUpTo: (d: Facts) => `${capital(d.suit)} home, up to the ${d.rank}`,
  pileEmpty: (d: Facts) => `${capital(d.place)}, empty`,
  pileCell: (d: Facts) => capital(d.place),
  pileColumn: (d: Facts) => `${capital(d.place)}, ${some(d.count, "card")}`,
  cardThere: (d: Facts) => `${capital(d.card)}, ${d.place}`,
  cardInColumn: (d: Facts) => `${capital(d.card)}, ${d.place}, ${d.nth} of ${d.of}`,
  lifted: ({ card, more, places }: Moved & { readonly places: readonly string[] }) =>
    `${capital(card)}${andMore(more)} lifted. It can go to: ${places.join(", ")}.`,
  liftedForNothing: ({ card, more }: Moved) => `${capital(card)}${andMore(more)} lifted. There is no place for it now.`,
  putBack: () => "Put back.",
  nowhere: (d: Facts) => `The ${d.card} has nowhere better to go.`,
  alreadyHome: () => "Already home.",
  typed: (d: Facts) => `${d.text} …`,
  room: (d: Facts) => `Up to ${d.most} at once`,
  roomTwice: (d: Facts) => `Up to ${d.most} at once, ${d.empty} to an empty column`,
  autoplay: () => "Cards go home by themselves",
  autoplayNone: () => "Never",
  autoplayNoneSays: () => "You send every card home yourself.",
  autoplaySafe: () => "When safe",
  autoplaySafeSays: () => "Only cards that no other card can need.",
  autoplayMax: () => "Always",
  autoplayMaxSays: () => "Every card that can. A few deals cannot be won this way.",
  "table-too-small": (d: Facts) => `There are too few ${d.name}: ${d.found}, where ${d.least} is the least.`,
  "table-out-of-range": (d: Facts) => `${d.name}=${d.found} is no table: ${d.name} go from ${d.least} to ${d.most}.`,
  "not-an-option": (d: Facts) =>
    `"${d.text}" is not an option: cascades=4 to 13, cells=0 to 10, build=alternate, suit or any, empty=any, kings or none, ` +
    `moves=single, multi or relaxed, order=roundrobin or blocks, dealt=0 to 10, or a name: ${d.members}.`,
  "not-a-choice": (d: Facts) => `"${d.text}" is not an option: ${d.name} is one of ${d.choices}.`,
  "two-members": (d: Facts) => `${d.name} and ${d.other} are two games: choose one of them.`,
  "said-twice": (d: Facts) => `${d.what}=${d.before} and ${d.what}=${d.value} contradict each other: leave one out.`,
  "no-cells-for-deal": (d: Facts) => `${d.dealt} cards cannot be dealt into ${some(d.cells, "cell")}.`,
  "board-on-one-line": () =>
    "These cards stand on one line: a board has each column on a line of its own. A deck in the order of dealing is written as the deal itself.",
  "not-a-deal": (d: Facts) =>
    `"${d.text}" is not a deal: a number, "seed:" and any text, 52 cards, or a board is expected.`,
  "no-such-deal": (d: Facts) => `There is no deal ${d.number}: the numbers go from 1 to ${d.last}.`,
  "card-twice": (d: Facts) => `${name(d.card)} is there twice: each of the 52 cards must be there once.`,
  "card-missing": (d: Facts) => `${name(d.card)} is missing: each of the 52 cards must be there once.`,
  "too-many-columns": (d: Facts) => `This board has cards in more columns than the table, which has ${d.cascades}.`,
  "too-many-cells": (d: Facts) => `This board has cards in more cells than the table, which has ${d.cells}.`,
  "unknown-heading": (d: Facts) => `"${d.text}" is not a part of a board: Foundations: and Freecells: are.`,
  "not-a-foundation": (d: Facts) => `"${d.text}" does not say what is home: H-5 or C-0 is expected.`,
  "not-a-move-text": (d: Facts) => `"${d.text}" is not a move: write 26, 5a, a3 or 7h, with a count as in 26x3.`,
  "no-such-place": (d: Facts) =>
    d.last === ""
      ? `There is no cell ${d.name}: this table has no cells.`
      : `There is no ${pileName(d.kind)} ${d.name}: this table has ${pileName(d.kind)}s ${d.first} to ${d.last}.`,
  "bad-count": (d: Facts) => `A move takes one card or more, not ${d.count}.`,
  "same-place": (d: Facts) => `That is ${placeName(d.place)} itself: a card moves to another place.`,
  "nothing-there": (d: Facts) => `There is no card in ${placeName(d.place)}.`,
  "too-few-cards": (d: Facts) => `You cannot take ${d.count} cards from ${placeName(d.place)}: it holds ${d.held}.`,
  "home-stays": () => "A card that is home stays there.",
  "cell-taken": (d: Facts) => `${name(d.card)} cannot go there: the cell holds ${name(d.onto)}.`,
  "not-one-lower": (d: Facts) => `${name(d.card)} cannot go on ${name(d.onto)}: it must be one lower.`,
  "same-colour": (d: Facts) => `${name(d.card)} cannot go on ${name(d.onto)}: it must be of the other colour.`,
  "other-suit": (d: Facts) => `${name(d.card)} cannot go on ${name(d.onto)}: it must be of the same suit.`,
  "kings-alone": (d: Facts) => `${name(d.card)} cannot go there: on this table kings alone fill an empty column.`,
  "column-stays-empty": (d: Facts) => `${name(d.card)} cannot go there: on this table an empty column stays empty.`,
  "ace-comes-first": (d: Facts) => `${name(d.card)} cannot go home yet: the ace comes first.`,
  "not-next-home": (d: Facts) =>
    `${name(d.card)} cannot go home on ${name(d.onto)}: it must be the next card of that suit.`,
  "runs-move-whole": () => "Single cards cannot be counted here: on this table any run moves as one.",
  "single-cards": () => "In this game cards move one at a time.",
  "one-card-there": (d: Facts) => `Only one card at a time can go ${d.kind === "cell" ? "to a cell" : "home"}.`,
  "not-a-run": (d: Facts) => `These cards cannot move together: ${name(d.card)} does not follow ${name(d.onto)}.`,
  "no-room": (d: Facts) =>
    `There is no room to move ${some(d.count, "card")}: with ${some(d.cells, "free cell")} and ` +
    `${some(d.columns, "spare column")} you can move ${d.most}.`,
};
