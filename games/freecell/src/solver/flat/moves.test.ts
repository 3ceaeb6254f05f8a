import { must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { freecell, MEMBERS, type State } from "../../rules/index.ts";
import { ALTERNATE } from "../packed/build.ts";
import { FLOOR, Layout, LINK, Table } from "../packed/state.ts";
import { MEMBERS as SEARCHES } from "../weights.ts";
import { COST, costAfter, costNow, counted, list, listMoves } from "./moves.ts";
import * as laid from "./table.ts";

const { weights } = SEARCHES[0]!;

const OPTIONS = [
  "standard",
  "moves=single",
  "cells=1",
  "cascades=4,cells=2",
  "cascades=13,cells=1",
  "cascades=12,moves=single",
  "cells=0",
  "cells=10,build=any",
  "build=any,empty=none",
  ...Object.keys(MEMBERS),
];

/** A position up to the order of columns and cells. */
const shapeOf = ({ cascades, cells, foundations }: Pick<State, "cascades" | "cells" | "foundations">): string => {
  const columns = cascades.map((cards) => cards.join(" ")).filter((text) => text !== "");
  return JSON.stringify([columns.sort(), cells.filter((card) => card !== null).sort(), foundations]);
};

const shapeOfTable = (): string => {
  const { home, now, slots, under } = laid;
  const [tops, cells] = [slots.slice(0, now.columns), slots.slice(now.columns, now.columns + now.cells)];
  const cascades = [...tops].map((top) => {
    const cards: number[] = [];
    for (let card = top; card !== FLOOR; card = under[card]!) cards.unshift(card);
    return cards;
  });
  const held = [...cells].map((card) => (card === FLOOR ? null : card));
  return shapeOf({ cascades, cells: held, foundations: [...home] } as unknown as State);
};

/** Random walks, and what is true of each state on them. */
function onWalks(options: string, runs: number, plies: number, check: (state: State) => void): void {
  const random = Random.fromSeed(options);
  for (let run = 0; run < runs; run++) {
    const chosen = must(freecell.options.parse(options));
    let state = must(freecell.setup(chosen, { kind: "seed", seed: `${options} ${run}` }));
    for (let ply = 0; ply < plies; ply++) {
      const table = new Table(new Layout(state));
      table.load(state);
      laid.lay(table);
      laid.prepareWeights(weights);
      laid.extendAll();
      check(state);
      const moves = freecell.legalMoves(state);
      if (moves.length === 0) break;
      const home = moves.filter(({ to }) => to.kind === "foundation");
      state = must(freecell.apply(state, random.pick(home.length > 0 && random.below(2) === 0 ? home : moves)));
    }
  }
}

/** The moves that are listed, and the table as it was put back after each. */
function eachMove(isWide: boolean, check: (move: number) => void): void {
  const words = laid.words.slice();
  for (const move of list.slice(0, listMoves(isWide, true))) {
    check(move);
    laid.words.set(words);
  }
}

describe("moves of the packed table", () => {
  test.each(OPTIONS)("FC-S4 %s: they lead where the rules' moves lead", (options) => {
    onWalks(options, 2, 30, (state) => {
      const here = shapeOf(state);
      expect(shapeOfTable()).toBe(here);
      const expected = new Set(freecell.legalMoves(state).map((move) => shapeOf(must(freecell.apply(state, move)))));
      expected.delete(here);
      const found = new Set<string>();
      const hash = laid.hashAll();
      eachMove(true, (move) => {
        const link = (move & 63) << 6;
        const next = hash ^ LINK[link | laid.under[move & 63]!]! ^ LINK[link | ((move >> 6) & 63)]!;
        laid.playMove(move);
        expect(laid.hashAll()).toBe(next);
        found.add(shapeOfTable());
      });
      expect([...found].sort()).toEqual([...expected].sort());
    });
  });

  test.each(OPTIONS)("FC-S4 %s: the narrow set is a part of the wide one", (options) => {
    onWalks(options, 2, 40, () => {
      const wide = new Set(list.slice(0, listMoves(true, true)));
      for (const move of list.slice(0, listMoves(false, true))) expect(wide.has(move)).toBe(true);
    });
  });

  test("FC-S4 cards go home by themselves only after a move that stirs them", () => {
    onWalks("standard", 10, 60, () => {
      for (const safely of [true, false]) {
        const hash = laid.bringHome(safely, laid.hashAll());
        expect(hash).toBe(laid.hashAll());
        eachMove(true, (move) => {
          const mayStir = laid.playMove(move);
          const before = laid.hashAll();
          expect(mayStir || laid.bringHome(safely, before) === before).toBe(true);
        });
      }
    });
  });

  test("FC-S8 what a table costs after a move is known before it is played, unless it lets a card home", () => {
    onWalks("standard", 5, 40, () => {
      const count = listMoves(true, false);
      const costs = Array.from(list.slice(0, count), (move) => costAfter(move, counted[COST]!, 0));
      let i = 0;
      const words = laid.words.slice();
      for (const move of list.slice(0, count)) {
        const mayStir = laid.playMove(move);
        listMoves(true, false);
        if (!mayStir) expect(costNow()).toBe(costs[i]);
        laid.words.set(words);
        i++;
      }
    });
  });

  test.each([
    ["an ace", 0, [0, 0, 0, 0], true],
    ["a two", 4, [1, 0, 0, 0], true],
    ["a three whose red twos are home", 8, [2, 2, 2, 0], true],
    ["a three whose red twos could go, and nothing needs them", 8, [2, 1, 1, 0], true],
    ["a three above a red ace that is out", 8, [2, 0, 1, 0], false],
    ["a four whose red threes could go, but the black two may need them", 12, [3, 2, 2, 0], false],
    ["a four whose red threes could go, and the black two as well", 12, [3, 2, 2, 1], true],
  ] as const)("FC-S5 %s", (_, card, home, expected) => {
    expect(ALTERNATE.isSafe(Uint8Array.from(home), card)).toBe(expected);
  });
});
