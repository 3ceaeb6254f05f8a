import { Clicks, WAIT_MS } from "@baize/hands";
import { stageOf } from "@baize/table";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { table } from "../rules/fixture.ts";
import { freecell } from "../rules/index.ts";
import { pressCard, type Reach } from "./acts.ts";
import { readMoves } from "./choice.ts";
import { layout } from "./layout.ts";
import { type Lying, piles, scene } from "./scene.ts";

/** The three of hearts may go home, and on the four of spades; the two of diamonds may only go home. */
const TABLE = table(
  `Foundations: H-2 C-A D-A S-0
Freecells: - - - -
: 4S
: 3H
: 2D
: 9C
:
: AS 2S
: KC KD KH KS QC QD QH QS JC JD JH JS TC TD TH TS 9D 9H 9S
: 8C 8D 8H 8S 7C 7D 7H 7S 6C 6D 6H 6S 5C 5D 5H 5S 4C 4D 4H 3C 3D 3S 2C`,
);

const places = layout(stageOf(1280, 800), { columns: 8, cells: 4 });

/** A hand over the table, and what it played. */
function reach(pick = false) {
  const all = piles(TABLE, places);
  const lying = scene(all, places);
  const legal = freecell.legalMoves(TABLE).map((move) => freecell.formatMove(move, TABLE));
  const heard: string[] = [];
  const at = {
    props: {
      view: TABLE,
      stage: { pick },
      play: (text: string) => heard.push(text) > 0,
      announce: (text: string) => heard.push(text),
    },
    picture: { piles: all, lying, places, won: false },
    moves: readMoves(legal, TABLE),
    held: { lift: undefined, carrying: false, take: () => {}, release: () => {} },
    clicks: new Clicks(),
    setCursor: () => {},
  } as unknown as Reach;
  const last = (column: number): Lying =>
    lying.find(({ place, above }) => place.kind === "cascade" && place.index === column - 1 && above === 0)!;
  return { at, heard, last };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("FC-T7 FC-T8 a click takes a card on the other after a moment, a double click takes it home, each as one move", () => {
  const once = reach();
  pressCard(once.at, once.last(2), 1);
  expect(once.heard).toEqual([]);
  vi.advanceTimersByTime(WAIT_MS);
  expect(once.heard).toEqual(["21"]);
  expect(once.at.clicks.twice()).toBe(true);
  expect(once.heard).toEqual(["21"]);
  const twice = reach();
  pressCard(twice.at, twice.last(2), 1);
  expect(twice.at.clicks.twice()).toBe(true);
  vi.runAllTimers();
  expect(twice.heard).toEqual(["2h"]);
});

test("FC-T8 a card that has one way is played at once, and once", () => {
  const { at, heard, last } = reach();
  pressCard(at, last(3), 1);
  expect(heard).toEqual(["3h"]);
  expect(at.clicks.twice()).toBe(true);
  vi.runAllTimers();
  expect(heard).toEqual(["3h"]);
});

test("FC-T9 where a click lifts, nothing is played by the first, and the second counts", () => {
  const { at, heard, last } = reach(true);
  pressCard(at, last(3), 1);
  expect(heard).toEqual(["Two of diamonds lifted. It can go to: column 5, cell a, cell b, cell c, cell d, home."]);
  expect(at.clicks.twice()).toBe(false);
});
