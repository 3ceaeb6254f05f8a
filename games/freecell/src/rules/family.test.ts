import { createHash } from "node:crypto";
import { ACE, CLUBS, card, formatCard } from "@baize/cards";
import { must } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { autoplay } from "./autoplay.ts";
import { table } from "./fixture.ts";
import { freecell } from "./game.ts";
import { mostCards } from "./moves.ts";
import { cascade } from "./place.ts";

const start = (options: string, deal = "1") =>
  must(freecell.setup(must(freecell.options.parse(options)), must(freecell.deal.parse(deal))));

const ACE_OF_CLUBS = card(ACE, CLUBS);

/** Two columns with runs of both kinds, two empty ones, and a king in a cell. */
const BOARD =
  "Foundations: H-9 C-9 D-9 S-9\nFreecells: KD - -\n: QS JH TS\n: KC JS TD\n: KH QC JC TC\n:\n: KS QD JD TH QH\n:";
const on = (options: string) => table(`Options: cascades=6,cells=3,${options}\n${BOARD}`);

/** What comes of a move: `ok`, or the code and the rule of its refusal. */
function outcome(options: string, text: string): string {
  const state = on(options);
  const result = freecell.apply(state, must(freecell.parseMove(text, state)));
  return result.ok ? "ok" : `${result.error.code} ${result.error.rule}`;
}

describe("the family", () => {
  test.each([
    ["FC-O6 FC-M6 alternating colours", "build=alternate", "12", "not-one-lower FC-M6"],
    ["FC-O6 FC-M6 alternating colours, same colour", "build=alternate", "51", "not-one-lower FC-M6"],
    ["FC-O7 FC-M7 any card to an empty column", "empty=any", "14", "ok"],
    ["FC-O7 FC-M7 a card where kings alone may go", "empty=kings", "14", "kings-alone FC-M7"],
    ["FC-O7 FC-M7 a king where kings alone may go", "empty=kings", "a4", "ok"],
    ["FC-O7 FC-M7 a king where a column stays empty", "empty=none", "a4", "column-stays-empty FC-M7"],
    ["FC-O6 FC-M11 a run by suit", "build=suit", "34x2", "ok"],
    ["FC-O6 FC-M11 a run that is none by suit", "build=suit", "14x2", "not-a-run FC-M11"],
    ["FC-O6 FC-M11 a run that is none in alternating colours", "build=alternate", "34x2", "not-a-run FC-M11"],
    ["FC-O6 FC-M11 a run of any suit", "build=any", "34x3", "ok"],
  ])("%s: %s, %s is %s", (_title, options, move, expected) => {
    expect(outcome(options, move)).toBe(expected);
  });

  test.each([
    ["alternate", "same-colour"],
    ["suit", "other-suit"],
    ["any", "ok"],
  ])("FC-O6 FC-M6 built %s, a card on one higher: %s", (build, code) => {
    const text = "Foundations: H-J C-J D-J S-J\nFreecells: KD - -\n: QS\n: KC\n: KH QC\n:\n: KS QD QH\n:";
    const state = table(`Options: cascades=6,cells=3,build=${build}\n${text}`);
    const result = freecell.apply(state, must(freecell.parseMove("12", state)));
    expect(result.ok ? "ok" : result.error.code).toBe(code);
    expect(freecell.apply(state, must(freecell.parseMove("52", state))).ok).toBe(build !== "suit");
  });

  test.each([
    ["empty=any", 6, 3],
    ["empty=kings", 3, 3],
    ["empty=none", 3, 3],
    ["moves=relaxed", 13, 13],
    ["moves=single", 1, 1],
  ])("FC-M12 FC-O2 under %s %i cards move to a column, %i to an empty one", (options, most, toEmpty) => {
    const state = { ...start(`cells=3,${options}`), cells: [null, null, ACE_OF_CLUBS] };
    const cascades = [[ACE_OF_CLUBS], [ACE_OF_CLUBS], []];
    expect([0, 2].map((to) => mostCards({ ...state, cascades }, cascade(to)))).toEqual([most, toEmpty]);
  });

  test.each([
    ["standard", [7, 7, 7, 7, 6, 6, 6, 6], "- - - -"],
    ["bakers-game", [7, 7, 7, 7, 6, 6, 6, 6], "- - - -"],
    ["kings-only-bakers-game", [7, 7, 7, 7, 6, 6, 6, 6], "- - - -"],
    ["eight-off", [6, 6, 6, 6, 6, 6, 6, 6], "6S - 9C - 2H - 6H -"],
    ["forecell", [6, 6, 6, 6, 6, 6, 6, 6], "6S 9C 2H 6H"],
    ["seahaven-towers", [5, 5, 5, 5, 5, 5, 5, 5, 5, 5], "2H - 6H -"],
    ["relaxed-seahaven-towers", [5, 5, 5, 5, 5, 5, 5, 5, 5, 5], "2H - 6H -"],
    ["cells=0", [7, 7, 7, 7, 6, 6, 6, 6], ""],
  ])("FC-O8 FC-O9 deal 1 of %s", (options, heights, cells) => {
    const state = start(options);
    expect(state.cascades.map((cards) => cards.length)).toEqual(heights);
    expect(state.cells.map((held) => (held === null ? "-" : formatCard(held, "letters"))).join(" ")).toBe(cells);
    expect(formatCard(state.cascades[0]![0]!, "letters")).toBe("JD");
  });

  // What `make-pysol-freecell-board --ms` of freecell-solver-bin 5.0.0 prints for these deals: the columns, and which cards lie in cells.
  test.each([
    ["standard", "ce3fac542132e4fe"],
    ["bakers-game", "ce3fac542132e4fe"],
    ["kings-only-bakers-game", "ce3fac542132e4fe"],
    ["relaxed-freecell", "ce3fac542132e4fe"],
    ["eight-off", "4aa399213a71d45e"],
    ["forecell", "4aa399213a71d45e"],
    ["seahaven-towers", "2478bd04436a3a75"],
    ["relaxed-seahaven-towers", "2478bd04436a3a75"],
  ])(
    "FC-O9 deals 1 to 1000, 32000, 32001 and 1000000 of %s are those of PySol, as fc-solve deals it",
    (options, expected) => {
      const sum = createHash("sha256");
      for (const deal of [...Array.from({ length: 1000 }, (_, i) => i + 1), 32_000, 32_001, 1_000_000]) {
        const { cascades, cells } = start(options, String(deal));
        const rows = [...cascades, cells.filter((held) => held !== null)];
        const text = rows.map((cards) => cards.map((each) => formatCard(each, "letters")).join(" "));
        sum.update(`${[deal, ...text].join("\n")}\n`);
      }
      expect(sum.digest("hex").slice(0, expected.length)).toBe(expected);
    },
  );

  test.each([
    ["alternate", 1, 9],
    ["suit", 8, 9],
    ["any", 1, 0],
  ])("FC-A2 built %s, cards that are safe at home: %i and %i", (build, ...expected) => {
    const boards = ["H-9 C-9 D-K S-K\n: KH QH KC QC JC TC JH TH", "H-9 C-K D-8 S-K\n: KH QH JH KD QD JD TD 9D TH"];
    const safe = boards.map((board) => table(`Options: build=${build}\nFoundations: ${board}`));
    expect(safe.map((state) => autoplay(state, "safe").length)).toEqual(expected);
  });
});

test("FC-N4 FC-O7 where kings alone fill a column, a run moves there with its king, and no part of it", () => {
  const board =
    "Foundations: H-9 C-9 D-9 S-9\nFreecells: KD - -\n: QS JH TS\n: TD KC QD JC TH\n: KH QC JD TC\n:\n: KS JS QH\n:";
  const state = table(`Options: cascades=6,cells=3,empty=kings,moves=relaxed\n${board}`);
  const count = (text: string) => must(freecell.parseMove(text, state)).count;
  expect([count("24"), count("34"), count("14"), count("a4")]).toEqual([4, 4, 1, 1]);
});

test("FC-O8 FC-O5 cards dealt into every second cell, as long as there are any; every word of an option is read", () => {
  const { cells } = start("cells=8,dealt=2");
  expect(cells.map((held) => held === null)).toEqual([false, true, false, true, true, true, true, true]);
  expect(cells.every((held) => held === null || typeof held === "number")).toBe(true);
  expect(must(freecell.options.parse("moves=multi,build=alternate,empty=any,order=roundrobin"))).toEqual(
    freecell.options.standard,
  );
  expect(must(freecell.options.parse("moves=single,order=blocks,build=any,empty=none"))).toMatchObject({
    ...{ moves: "single", order: "blocks", build: "any", empty: "none" },
  });
});
