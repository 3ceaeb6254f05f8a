import { must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { freecell, type State } from "../../rules/index.ts";
import { autoplay, generate, hashAfter, isSafe, MOST_MOVES, play, stirs } from "./moves.ts";
import { FLOOR, Layout, Table } from "./state.ts";

const OPTIONS = [
  "standard",
  "moves=single",
  "cells=1",
  "cascades=4,cells=2",
  "cascades=54,cells=1",
  "cascades=12,moves=single",
];

/** A position up to the order of columns and cells. */
const shapeOf = ({ cascades, cells, foundations }: Pick<State, "cascades" | "cells" | "foundations">): string => {
  const columns = cascades.map((cards) => cards.join(" ")).filter((text) => text !== "");
  return JSON.stringify([columns.sort(), cells.filter((card) => card !== null).sort(), foundations]);
};

const shapeOfTable = ({ under, tops, cells, home }: Table): string => {
  const cascades = [...tops].map((top) => {
    const cards: number[] = [];
    for (let card = top; card !== FLOOR; card = under[card]!) cards.unshift(card);
    return cards;
  });
  const held = [...cells].map((card) => (card === FLOOR ? null : card));
  return shapeOf({ cascades, cells: held, foundations: [...home] } as unknown as State);
};

/** Random walks, and what is true of each state on them. */
function onWalks(options: string, runs: number, plies: number, check: (state: State, table: Table) => void): void {
  const random = Random.fromSeed(options);
  for (let run = 0; run < runs; run++) {
    const chosen = must(freecell.options.parse(options));
    let state = must(freecell.setup(chosen, { kind: "seed", seed: `${options} ${run}` }));
    for (let ply = 0; ply < plies; ply++) {
      const table = new Table(new Layout(state));
      table.load(state);
      check(state, table);
      const moves = freecell.legalMoves(state);
      if (moves.length === 0) break;
      const home = moves.filter(({ to }) => to.kind === "foundation");
      state = must(freecell.apply(state, random.pick(home.length > 0 && random.below(2) === 0 ? home : moves)));
    }
  }
}

const out = new Int32Array(MOST_MOVES);

describe("moves of the packed table", () => {
  test.each(OPTIONS)("FC-S4 %s: they lead where the rules' moves lead", (options) => {
    onWalks(options, 3, 30, (state, table) => {
      const words = table.words.slice();
      const here = shapeOf(state);
      expect(shapeOfTable(table)).toBe(here);
      const expected = new Set(freecell.legalMoves(state).map((move) => shapeOf(must(freecell.apply(state, move)))));
      expected.delete(here);
      const found = new Set<string>();
      for (const move of out.slice(0, generate(table, true, out))) {
        const next = hashAfter(table, table.hash(), move);
        play(table, move);
        expect(table.hash()).toBe(next);
        found.add(shapeOfTable(table));
        table.words.set(words);
      }
      expect([...found].sort()).toEqual([...expected].sort());
    });
  });

  test.each(OPTIONS)("FC-S4 %s: the narrow set is a part of the wide one", (options) => {
    onWalks(options, 2, 40, (_, table) => {
      const wide = new Set(out.slice(0, generate(table, true, out)));
      for (const move of out.slice(0, generate(table, false, out))) expect(wide.has(move)).toBe(true);
    });
  });

  test("FC-S4 cards go home by themselves only after a move that stirs them", () => {
    onWalks("standard", 10, 60, (_, table) => {
      for (const safely of [true, false]) {
        const hash = autoplay(table, safely, table.hash());
        expect(hash).toBe(table.hash());
        const words = table.words.slice();
        for (const move of out.slice(0, generate(table, true, out))) {
          const mayStir = stirs(table, move);
          play(table, move);
          const before = table.hash();
          expect(mayStir || autoplay(table, safely, before) === before).toBe(true);
          table.words.set(words);
        }
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
    expect(isSafe(Uint8Array.from(home), card)).toBe(expected);
  });
});
