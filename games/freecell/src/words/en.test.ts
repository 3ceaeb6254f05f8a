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
    ["cells=0", "There are too few cells: 0, where 1 is the least."],
    ["cascades=3", "There are too few cascades: 3, where 4 is the least."],
    [
      "cards=52",
      `"cards=52" is not an option: cascades=4 to 99, cells=1 to 99, moves=single or multi, order=roundrobin or blocks.`,
    ],
  ])("FC-R1 FC-O1 FC-O5 %j: %s", (options, expected) => {
    expect(said("1", options)).toBe(expected);
  });
});
