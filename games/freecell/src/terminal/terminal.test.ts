import { firstState, Match, mannersOf, must } from "@baize/kernel";
import type { Line, Sheet } from "@baize/terminal";
import { describe, expect, test } from "vitest";
import { freecell } from "../rules/index.ts";
import { terminal } from "./index.ts";

const SHEET: Sheet = { ascii: false, width: 80, height: 24 };
const BOARD = "Foundations: H-0 C-2 D-0 S-A\nFreecells: TD - - -\n: KH QS JD TS\n:\n: 3C";
const REST = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH AD 2D 3D 4D 5D 6D 7D 8D 9D QD KD 2S 3S 4S 5S 6S 7S 8S 9S JS KS";
const CLUBS = "4C 5C 6C 7C 8C 9C TC JC QC KC";

const stateOf = (text: string) => must(freecell.stateText.parse(text));
const textOf = (lines: readonly Line[]) =>
  lines.map((line) =>
    line
      .map(({ text }) => text)
      .join("")
      .trimEnd(),
  );
const deal = (text: string) => must(Match.start(freecell, { deal: text })).view("spectator");
const middle = stateOf(`${BOARD}\n: ${REST}\n: ${CLUBS}`);

describe("drawing", () => {
  test("FC-U1 a deal", () => {
    expect(textOf(terminal.draw(deal("617"), SHEET)).slice(0, 6)).toEqual([
      " a      b      c      d      h      h      h      h",
      "[  ]   [  ]   [  ]   [  ]   [ ♣]   [ ♦]   [ ♥]   [ ♠]",
      "",
      " 1      2      3      4      5      6      7      8",
      " 7♦     A♦     5♣     3♠     5♠     8♣     2♦     A♥",
      "10♦     7♠     Q♦     A♣     6♦     8♥     A♠     K♥",
    ]);
  });

  test("FC-U1 a narrow sheet", () => {
    expect(textOf(terminal.draw(deal("617"), { ...SHEET, width: 40 }))[5]).toBe(
      "10♦   7♠   Q♦   A♣   6♦   8♥   A♠   K♥",
    );
  });

  test.each([
    ["eight-off", 5],
    ["seahaven-towers", 7],
    ["cascades=13,cells=10", 5],
    ["cells=0", 7],
  ])("FC-U1 FC-O9 a deal of %s fits into 80 columns, its own %i apart", (options, apart) => {
    const state = must(freecell.setup(must(freecell.options.parse(options)), { kind: "microsoft", number: 24 }));
    const lines = textOf(terminal.draw(state, SHEET));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(SHEET.width);
    expect([...(lines[3] ?? "").matchAll(/\b[12]\b/g)].map(({ index }) => index)).toEqual([1, 1 + apart]);
  });

  test("FC-U1 a position in plain letters, with a name for every place", () => {
    const lines = terminal.draw(middle, { ...SHEET, ascii: true, height: 60 });
    expect(textOf(lines).slice(1, 6)).toEqual([
      " TD    [  ]   [  ]   [  ]    2C    [ D]   [ H]    AS",
      "",
      " 1      2      3      4      5      6      7      8",
      " KH    [  ]    3C     AH     4C    [  ]   [  ]   [  ]",
      " QS                   2H     5C",
    ]);
    const spots = Map.groupBy(lines.flat(), ({ spot }) => spot ?? "none");
    const shown = [...spots].map(([name, spans]) => `${name}: ${spans.map(({ text }) => text.trim()).join(" ")}`);
    expect(shown.filter((text) => !text.startsWith("none")).toSorted()).toEqual([
      ...["1: 1 TS", "2: 2 [  ]", "3: 3 3C", "4: 4 KS", "5: 5 KC", "6: 6 [  ]", "7: 7 [  ]", "8: 8 [  ]"],
      ...["a: a TD", "b: b [  ]", "c: c [  ]", "d: d [  ]", "h: h h h h 2C [ D] [ H] AS"],
    ]);
  });

  test("FC-U2 a long column", () => {
    const lines = textOf(terminal.draw(middle, SHEET));
    expect(lines).toHaveLength(24);
    expect(lines[4]?.slice(21, 25)).toBe("  ⋮ ");
    expect(lines.at(-1)?.trim()).toBe("K♠");
  });
});

test("FC-U3 two places are a move", () => {
  expect(terminal.moveOf(["2", "6"])).toBe("2-6");
  expect(must(freecell.parseMove("2-6", deal("617")))).toEqual(must(freecell.parseMove("26", deal("617"))));
});

test.each([
  ["board", "617", /^7D TD TH KD 4C 4S JD\nAD 7S /],
  ["fc-solve", "617", /^7D TD TH KD 4C 4S JD\nAD 7S /],
  ["cs3500", "617", /^F1:\nF2:\nF3:\nF4:\nO1:\nO2:\nO3:\nO4:\nC1: 7♦, 10♦, /],
  ["json", "617", /^{"deal":617,"cascades":\[\["7D",.*"cells":\[null,null,null,null\],"foundations":{"C":0,/],
  ["json", "seed:a", /^{"deal":null,/],
])("FC-U4 %s of %s", (format, text, expected) => {
  expect(terminal.deals?.[format]?.write(deal(text), text)).toMatch(expected);
});

test.each([
  ["bakers-game", "board", /^Options: bakers-game\n7D TD /],
  ["bakers-game", "json", /^{"deal":617,"options":"bakers-game","cascades"/],
  ["eight-off", "board", /^Options: cells=8,build=suit,empty=kings\nFoundations: /],
  ["eight-off", "json", /"options":"cells=8,build=suit,empty=kings"/],
  ["cells=0", "board", /^Options: cells=0\n7D TD /],
  ["standard", "board", /^7D TD /],
  ["standard", "json", /^{"deal":617,"cascades"/],
])("FC-U4 FC-N12 617 of %s, written as %s, is read as the same table", (options, format, expected) => {
  const state = must(firstState(freecell, { deal: "617", options }));
  const text = terminal.deals?.[format]?.write(state, "617") ?? "";
  expect(text).toMatch(expected);
  const read = terminal.readDeal?.(text);
  const start = read === undefined ? { deal: text } : must(read);
  expect(must(firstState(freecell, start))).toEqual(state);
});

test("FC-U4 as fc-solve reads it a board has no options", () => {
  const state = must(firstState(freecell, { deal: "617", options: "bakers-game" }));
  expect(terminal.deals?.["fc-solve"]?.write(state, "617")).toMatch(/^7D TD /);
});

test.each([
  ["fc-solve", /^Foundations: H-0 C-2 D-0 S-A\nFreecells: TD - - -\n: KH QS JD TS\n:\n: 3C\n/],
  ["cs3500", /^F1: A♣, 2♣\nF2:\nF3:\nF4: A♠\nO1: 10♦\nO2:\nO3:\nO4:\nC1: K♥, Q♠, J♦, 10♠\nC2:\n/],
  ["json", /"cells":\["TD",null,null,null\],"foundations":{"C":2,"D":0,"H":0,"S":1}}$/],
])("FC-U4 %s of a position", (format, expected) => {
  expect(terminal.deals?.[format]?.write(middle, "")).toMatch(expected);
});

test.each([
  ["617", 617],
  ["seed:1", null],
  [must(freecell.deal.parse(BOARD)).kind, null],
])("FC-U5 a finding about %j", (text, number) => {
  const found = { deal: text, verdict: "won", moves: ["26", "5a", "5h", "a-h"], nodes: 7, ms: 0.5 } as const;
  const expected = { deal: number, verdict: "won", moves: found.moves, playerMoves: 2, nodes: 7, ms: 0.5 };
  expect(JSON.stringify(terminal.finding?.(found))).toBe(JSON.stringify(expected));
});

test("FC-U7 safe cards follow", () => {
  const played = must(must(Match.start(freecell, { deal: "2" })).play("2a"));
  expect(mannersOf(freecell).follow(played.view("spectator"), { autoplay: "safe" })).toEqual(["1h", "2h"]);
  expect(mannersOf(freecell).follow(deal("617"), { autoplay: "safe" })).toEqual([]);
});

test("FC-U6 the CS3500 controller", async () => {
  let written = "";
  const input = (async function* () {
    yield "C1 7 O1 C1 6 ";
    yield "O1 q";
  })();
  const write = (text: string) => {
    written += text;
  };
  await terminal.controllers?.cs3500?.run(deal("617"), { input, write });
  expect(written).toContain("O1: J♦\n");
  expect(written).toContain("C1: 7♦, 10♦, 10♥, K♦, 4♣, 4♠\n");
  expect(written).toMatch(/\nInvalid move\. Try again\. .*\nGame quit prematurely\.$/);
});
