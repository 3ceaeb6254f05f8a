import { must } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { legalMoves } from "./moves.ts";
import { formatMove, parseMove } from "./notation.ts";
import { STANDARD } from "./options.ts";
import { cascade, cell, HOME, type Place } from "./place.ts";
import { setup, stateText } from "./setup.ts";

const TABLE = must(
  stateText.parse(`Foundations: H-8 C-6 D-6 S-7
Freecells: 8S QD - -
: KD QS JH TC 9D 8C
:
: JS TH 9C
: KC 7D
: KH QC JD TS
: KS QH JC TD 9S 8D 7C
: 9H
:`),
);

describe("moves as text", () => {
  test.each([
    ["FC-N1", "17", cascade(0), cascade(6), 1],
    ["FC-N1", "5c", cascade(4), cell(2), 1],
    ["FC-N1", "a7", cell(0), cascade(6), 1],
    ["FC-N1", "7h", cascade(6), HOME, 1],
    ["FC-N1", " BH ", cell(1), HOME, 1],
    ["FC-N2", "2-6", cascade(1), cascade(5), 1],
    ["FC-N2", "10-3", cascade(9), cascade(2), 1],
    ["FC-N2", "a-12", cell(0), cascade(11), 1],
    ["FC-N2", "gi", cell(6), cell(7), 1],
    ["FC-N2", "z-aa", cell(24), cell(25), 1],
    ["FC-N2", "ab-h", cell(26), HOME, 1],
    ["FC-N3", "26x3", cascade(1), cascade(5), 3],
    ["FC-N3", "12X06", cascade(0), cascade(1), 6],
    ["FC-N3", "10-11x12", cascade(9), cascade(10), 12],
    ["FC-N3", "26va", cascade(1), cascade(5), 10],
    ["FC-N4", "12", cascade(0), cascade(1), 6],
    ["FC-N4", "32", cascade(2), cascade(1), 3],
    ["FC-N4", "42", cascade(3), cascade(1), 1],
    ["FC-N4", "63", cascade(5), cascade(2), 2],
    ["FC-N4", "31", cascade(2), cascade(0), 1],
    ["FC-N4", "21", cascade(1), cascade(0), 1],
  ] satisfies [string, string, Place, Place, number][])("%s %j is read", (_rule, text, from, to, count) => {
    expect(parseMove(text, TABLE)).toEqual({ ok: true, value: { from, to, count } });
  });

  test.each([
    "",
    "2",
    "02",
    "2 6",
    "263",
    "26x",
    "26x3x3",
    "26x100",
    "2-",
    "h-hh",
    "aah",
    "1-ah",
    "2–6",
    "26v",
    "10a",
    "00001-1",
  ])("FC-N1 %j is refused", (text) => {
    expect(parseMove(text, TABLE)).toMatchObject({ ok: false, error: { code: "not-a-move-text", rule: "FC-N1" } });
  });

  test.each([
    ["FC-N5 the count to an empty column", cascade(0), cascade(1), 6, "12x6"],
    ["FC-N5 also when it is one", cascade(0), cascade(1), 1, "12x1"],
    ["FC-N5 none when only one card can go there", cascade(3), cascade(1), 1, "42"],
    ["FC-N5 none on another card", cascade(5), cascade(2), 2, "63"],
    ["FC-N5 one that the cards do not imply", cascade(5), cascade(2), 1, "63x1"],
    ["FC-N2 names of two signs", cascade(9), cell(25), 1, "10-aa"],
    ["FC-N2 names of one sign", cell(7), HOME, 1, "ih"],
  ] satisfies [string, Place, Place, number, string][])("%s", (_title, from, to, count, text) => {
    expect(formatMove({ from, to, count }, TABLE)).toBe(text);
    expect(parseMove(text, TABLE)).toEqual({ ok: true, value: { from, to, count } });
  });

  test.each([
    { cascades: 30, cells: 4 },
    { cascades: 8, cells: 60 },
  ])("FC-N2 every move of %j is read back", (size) => {
    const state = must(setup({ ...STANDARD, ...size }, { kind: "microsoft", number: 1 }));
    for (const move of legalMoves(state)) {
      expect(parseMove(formatMove(move, state), state)).toEqual({ ok: true, value: move });
    }
  });
});
