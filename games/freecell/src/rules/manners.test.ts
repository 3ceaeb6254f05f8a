/** How FreeCell is spoken of and played at any table. */

import { DECK } from "@baize/cards";
import { Match, mannersOf, must, seat } from "@baize/kernel";
import { expect, test } from "vitest";
import { table } from "./fixture.ts";
import { freecell } from "./game.ts";
import { memberName, playerMoves, progress } from "./manners.ts";
import { MEMBERS, type Member } from "./options.ts";
import { cascade, cell, HOME } from "./place.ts";
import { placeName } from "./place-name.ts";
import { setup } from "./setup.ts";

const manners = mannersOf(freecell);

/** A table with runs, an empty column and free cells, and an ace that can go home. */
const TABLE = table(
  `Foundations: H-A C-A D-A S-0
Freecells: 8S - - -
: KD QS JH TC 9D 8C
:
: AS
: QD JS TH
`.concat(
    ": 2H 3H 4H 5H 6H 7H 8H 9H QH KH\n: 2C 3C 4C 5C 6C 7C 9C JC QC KC\n: 2D 3D 4D 5D 6D 7D 8D TD JD\n: 2S 3S 4S 5S 6S 7S 9S TS KS",
  ),
);

test.each([
  ["3h", "Ace of spades home."],
  ["3b", "Ace of spades to cell b."],
  ["42x1", "Ten of hearts to column 2."],
  ["42x2", "Jack of spades and 1 more to column 2."],
  ["42x3", "Queen of diamonds and 2 more to column 2."],
  ["48x3", "Queen of diamonds and 2 more to the king of spades, column 8."],
  ["nonsense", "nonsense"],
  ["99", "99"],
  ["21", "21"],
])("FC-R2 %s is said as %j", (text, said) => {
  expect(manners.describe(text, TABLE)).toBe(said);
});

test("FC-R2 places have names", () => {
  expect([placeName(cascade(2)), placeName(cell(1)), placeName(HOME)]).toEqual(["column 3", "cell b", "home"]);
});

test.each([
  ["617", "standard", "Deal 617", "FreeCell 617"],
  ["617", "", "Deal 617", "FreeCell 617"],
  ["617", "nonsense", "Deal 617", "FreeCell 617"],
  ["seed:x", "standard", "Seed x", "FreeCell Seed x"],
  ["a board", "standard", "Own deal", "FreeCell Own deal"],
  ["6 17", "standard", "Own deal", "FreeCell Own deal"],
  ["617", "bakers-game", "Deal 617 · Baker’s Game", "Baker’s Game 617"],
  ["617", "cells=0", "Deal 617 · no cells", "FreeCell without cells 617"],
  ["617", "cells=1", "Deal 617 · 1 cell", "FreeCell with 1 cell 617"],
  ["617", "cells=7", "Deal 617 · 7 cells", "FreeCell with 7 cells 617"],
  ["617", "cascades=9", "Deal 617 · 9 columns", "FreeCell (9 columns) 617"],
  [
    "1",
    "cells=0,build=any,moves=single",
    "Deal 1 · no cells, on any suit, card by card",
    "FreeCell (no cells, on any suit, card by card) 1",
  ],
  [
    "1",
    "eight-off,moves=relaxed",
    "Deal 1 · 8 cells, 4 filled, by suit, kings only, relaxed",
    "FreeCell (8 cells, 4 filled, by suit, kings only, relaxed) 1",
  ],
  ["1", "empty=none,order=blocks", "Deal 1 · no refill, in blocks", "FreeCell (no refill, in blocks) 1"],
])("FC-R2 the deal %s under %j is called %j, and a match of it %j", (deal, options, name, match) => {
  expect([manners.dealName(deal, options), manners.matchName(deal, options)]).toEqual([name, match]);
});

test("FC-R2 a deal is written as a number, or a seed, or card by card", () => {
  const deck = freecell.deal.format({ kind: "deck", cards: DECK });
  const all = ["617", "seed:5:3", deck, "1: KC 2: QH"].map((deal) => manners.isWritten?.(deal));
  expect(all).toEqual([false, false, true, true]);
});

test("FC-R2 every member of the family has a name of its own; the one that is standard needs none", () => {
  const names = (Object.keys(MEMBERS) as Member[]).map((member) => [memberName(member), manners.wayName?.(member)]);
  expect(new Set(names.map(([name]) => name)).size).toBe(names.length);
  expect(names.filter(([name, way]) => name !== way)).toEqual([["FreeCell", undefined]]);
});

test("FC-R3 cards go home by themselves as is chosen: never, when safe, or always", () => {
  expect(
    manners.preferences.map(({ id, standard, choices }) => [id, standard, choices.map(({ value }) => value)]),
  ).toEqual([["autoplay", "safe", ["none", "safe", "max"]]]);
  const [{ choices } = { choices: [] }] = manners.preferences;
  expect(new Set(choices.flatMap(({ title, says }) => [title, says])).size).toBe(6);
  const board = table(
    "Foundations: H-2 C-2 D-2 S-0\nFreecells: - - - -\n: AS\n: 3H\n".concat(
      ": 2S 4H 5H 6H 7H 8H 9H TH JH QH KH\n: 4C 5C 6C 7C 8C 9C TC JC QC KC 3C\n: 4D 5D 6D 7D 8D 9D TD JD QD KD 3D\n: 3S 4S 5S 6S 7S 8S 9S TS JS QS KS",
    ),
  );
  const follow = (autoplay: string) => manners.follow(board, { autoplay });
  expect([follow("none"), follow("safe"), follow("max"), manners.follow(board, {})]).toEqual([
    [],
    ["1h", "4h"],
    ["1h", "2h", "4h", "5h"],
    [],
  ]);
});

test("FC-R3 the rest is played to the end only where that wins", () => {
  const done = table("Foundations: H-K C-K D-K S-J\nFreecells: KS - - -\n: QS");
  expect(manners.finish(done)).toEqual(["1h", "ah"]);
  expect(manners.finish(TABLE)).toEqual([]);
  expect(manners.finish(must(setup(freecell.options.standard, { kind: "microsoft", number: 617 })))).toEqual([]);
});

test("FC-R4 what goes home is no move of the player's", () => {
  const line = ["5a", "1h", "26x2", "ah"];
  expect([playerMoves(line), manners.playerMoves(line), playerMoves([])]).toEqual([2, 2, 0]);
  expect([manners.distance(line, []), manners.distance(["5a"], [])]).toEqual([`${line.length} moves`, "1 move"]);
  expect([manners.playerMoves(line), manners.counted(line)]).toEqual([2, line.length]);
  expect(manners.stuck).toBe("No card can move any more.");
});

test("FC-A2 twos are safe whatever else is home", () => {
  const rest = [
    "AS 3S 4S 5S 6S 7S 8S 9S TS JS QS KS 2S 3H",
    "AC 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 2C 4H",
    "AD 3D 4D 5D 6D 7D 8D 9D TD JD QD KD 2D 5H",
    "6H 7H 8H 9H TH JH QH KH",
  ];
  const board = table(
    `Foundations: H-A C-0 D-0 S-0\nFreecells: - - - -\n: 2H\n${rest.map((line) => `: ${line}`).join("\n")}`,
  );
  expect(manners.follow(board, { autoplay: "safe" })).toEqual(["1h"]);
});

test("FC-Y1 rivals are told lengths and counts, and not of which column or suit", () => {
  const match = ["5a", "5b"].reduce((at, move) => must(at.play(move)), must(Match.start(freecell, { deal: "1" })));
  const state = match.view(seat(0));
  const told = progress(state);
  expect(told.parts[0]).toEqual({ kind: "places", taken: 2, of: 4 });
  expect(told.parts[1]).toMatchObject({
    lengths: state.cascades.map((cards) => cards.length).toSorted((a, b) => b - a),
  });
  const other = { ...state, cascades: state.cascades.toReversed(), foundations: state.foundations.toReversed() };
  expect(progress(other)).toEqual(told);
  const early = { ...state, foundations: [0, 3, 1, 0] };
  expect(progress(early)).toMatchObject({ done: 4, of: 52 });
  expect(progress(early).parts[2]).toEqual({ kind: "piles", counts: [3, 1, 0, 0], of: 13 });
  expect(freecell.manners?.racing?.progressText(progress(early))).toBe("4 home");
});
