import { Match, must, seat } from "@baize/kernel";
import type { Line, Sheet } from "@baize/terminal";
import { expect, test } from "vitest";
import { bigtwo } from "../rules/index.ts";
import { terminal } from "./index.ts";

const SHEET: Sheet = { ascii: false, width: 80, height: 24 };
const textOf = (lines: readonly Line[]) =>
  lines.map((line) =>
    line
      .map(({ text }) => text)
      .join("")
      .trimEnd(),
  );
const played = (...moves: readonly string[]) =>
  moves.reduce((match, move) => must(match.play(move)), must(Match.start(bigtwo, { deal: "42" })));

test("BT-U1 the opening", () => {
  expect(textOf(terminal.draw(played().view(seat(1)), SHEET))).toEqual([
    " ▸ You   13 ▪▪▪▪▪▪▪▪▪▪▪▪▪",
    "   Right 13 ▪▪▪▪▪▪▪▪▪▪▪▪▪",
    "   Top   13 ▪▪▪▪▪▪▪▪▪▪▪▪▪",
    "   Left  13 ▪▪▪▪▪▪▪▪▪▪▪▪▪",
    "",
    " The opening play.",
    " Your turn. You open with the 3♦, alone or with others.",
    "",
    "   3♦   3♠   4♣   5♥   6♥   7♥   9♦  10♥   J♠   Q♣   Q♠   A♥   2♦",
  ]);
});

test("BT-U1 a play to beat and who made it, in plain letters, for one who cannot see the others' cards", () => {
  const sheet = { ...SHEET, ascii: true, names: ["Ada", "Russet", "Tawny", "Plod"] };
  const lines = terminal.draw(played("3D 3S", "pass").view(seat(0)), sheet);
  expect(textOf(lines)).toEqual([
    "   You    13 #############",
    "   Russet 11 ###########   to beat",
    "   Tawny  13 ############# passes",
    " > Plod   13 #############",
    "",
    " To beat, by Russet:  3D   3S  pair, 3s",
    " Plod's turn.",
    "",
    "   3C   4H   5D   5S   6S   9C   JD   JC   JH   KH   2C   2H   2S",
  ]);
  expect(lines.flat().filter(({ spot }) => spot !== undefined)).toHaveLength(13);
});

test("BT-U1 a hand on a narrow sheet", () => {
  const lines = textOf(terminal.draw(played().view(seat(1)), { ...SHEET, width: 45 }));
  expect(lines.slice(8)).toEqual(["   3♦   3♠   4♣   5♥   6♥   7♥   9♦  10♥", "   J♠   Q♣   Q♠   A♥   2♦"]);
});

test("BT-U1 a free move", () => {
  const lines = textOf(terminal.draw(played("3D", "pass", "pass", "pass").view(seat(1)), SHEET));
  expect(lines.slice(5, 7)).toEqual([
    " A free move: anything may be played.",
    " Your lead. Everyone passed. Play what you like.",
  ]);
});

test("BT-U2 the end", () => {
  const over = must(played("3D").record("timeout"));
  const lines = textOf(terminal.draw(over.view("spectator"), SHEET));
  expect(lines[1]).toMatch(/^ {3}Right {2}12 +-?\d+ points {3}3♠ {3}4♣ /);
  expect(lines[5]).toBe(" The deal is over.");
});

test("BT-U3 cards are a play", () => {
  expect(terminal.moveOf(["3D", "3S"])).toBe("3D 3S");
});
