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
    " ▸ you    13 ▪▪▪▪▪▪▪▪▪▪▪▪▪",
    "   right  13 ▪▪▪▪▪▪▪▪▪▪▪▪▪",
    "   top    13 ▪▪▪▪▪▪▪▪▪▪▪▪▪",
    "   left   13 ▪▪▪▪▪▪▪▪▪▪▪▪▪",
    "",
    "",
    " The opening play.",
    "",
    "   3♦   3♠   4♣   5♥   6♥   7♥   9♦  10♥   J♠   Q♣   Q♠   A♥   2♦",
  ]);
});

test("BT-U1 a play to beat, in plain letters, for one who cannot see the others' cards", () => {
  const lines = terminal.draw(played("3D 3S", "pass").view(seat(0)), { ...SHEET, ascii: true });
  expect(textOf(lines).slice(1)).toEqual([
    "   right  11 ###########",
    "   top    13 ############# passed",
    " > left   13 #############",
    "",
    " right 3D 3S | top pass",
    " To beat, by right:  3D   3S",
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
  expect(lines[6]).toBe(" A free move: anything may be played.");
});

test("BT-U2 the end", () => {
  const over = must(played("3D").record("timeout"));
  const lines = textOf(terminal.draw(over.view("spectator"), SHEET));
  expect(lines[1]).toMatch(/^ {3}right {2}12 +-?\d+ points {3}3♠ {3}4♣ /);
  expect(lines[6]).toBe(" The deal is over.");
});

test("BT-U3 cards are a play", () => {
  expect(terminal.moveOf(["3D", "3S"])).toBe("3D 3S");
});
