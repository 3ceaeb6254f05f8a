import { Match, sentence } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { freecell } from "../rules/index.ts";
import { words } from "./index.ts";

/** What is said to a player who starts a match so. */
function said(deal: string, options = "standard"): string {
  const result = Match.start(freecell, { deal, options });
  return result.ok ? "accepted" : sentence(result.error, words);
}

describe("what is said about deals and options", () => {
  test.each([
    ["hello", `"hello" is not a deal: a number, "seed:" and any text, 52 cards, or a board is expected.`],
    ["0", "There is no deal 0: the numbers go from 1 to 8589934591."],
    ["AC AC", "A♣ is there twice: each of the 52 cards must be there once."],
    ["AC 2C", "A♦ is missing: each of the 52 cards must be there once."],
    [": AC : 1C", `"1C" is not a card: a rank (A, 2–10, J, Q, K) and a suit (♣ ♦ ♥ ♠ or C D H S) are expected.`],
    ["Talon: AC", `"talon:" is not a part of a board: Foundations: and Freecells: are.`],
    ["Founds: H-14 :", `"H-14" does not say what is home: H-5 or C-0 is expected.`],
    ["Founds: H-K C-K D-K S-Q FC: - - - - KS", "This board has cards in more cells than the table, which has 4."],
    [
      "Founds: H-K C-K D-K S-Q : : : : : : : : : KS",
      "This board has cards in more columns than the table, which has 8.",
    ],
  ])("FC-R1 FC-D4 FC-D6 %j: %s", (deal, expected) => {
    expect(said(deal)).toBe(expected);
  });

  test.each([
    ["dealt=5", "5 cards cannot be dealt into 4 cells."],
    ["cascades=3", "cascades=3 is no table: cascades go from 4 to 13."],
    ["cells=11", "cells=11 is no table: cells go from 0 to 10."],
    [
      "cards=52",
      '"cards=52" is not an option: cascades=4 to 13, cells=0 to 10, build=alternate, suit or any, empty=any, kings or none, ' +
        "moves=single, multi or relaxed, order=roundrobin or blocks, dealt=0 to 10, or a name: bakers-game, " +
        "kings-only-bakers-game, eight-off, forecell, seahaven-towers, relaxed-freecell, relaxed-seahaven-towers.",
    ],
  ])("FC-R1 FC-O1 FC-O5 FC-O8 %j: %s", (options, expected) => {
    expect(said("1", options)).toBe(expected);
  });
});
