import { Match, must, ok } from "@baize/kernel";
import type { Line, Sheet } from "@baize/terminal";
import { expect, test } from "vitest";
import { pegs } from "../rules/index.ts";
import { terminal } from "./index.ts";

const SHEET: Sheet = { ascii: false, width: 80, height: 24 };
const view = (options = "any", deal = "plus") => must(Match.start(pegs, { deal, options })).view("spectator");
const textOf = (lines: readonly Line[]) =>
  lines.map((line) =>
    line
      .map(({ text }) => text)
      .join("")
      .trimEnd(),
  );

test("PG-U1 a board", () => {
  expect(textOf(terminal.draw(view(), SHEET))).toEqual([
    "    a   b   c   d   e   f   g",
    ...[" 1          ○   ○   ○", "", " 2          ○   ●   ○", "", " 3  ○   ○   ○   ●   ○   ○   ○", ""],
    ...[" 4  ○   ●   ●   ●   ●   ●   ○", "", " 5  ○   ○   ○   ●   ○   ○   ○", ""],
    ...[" 6          ○   ●   ○", "", " 7          ○   ○   ○", ""],
    " 9 pegs; the goal: one, anywhere",
  ]);
});

test("PG-U1 a board where there is little room", () => {
  expect(textOf(terminal.draw(view(), { ...SHEET, height: 12 }))).toEqual([
    "    a  b  c  d  e  f  g",
    " 1        ○  ○  ○",
    " 2        ○  ●  ○",
    " 3  ○  ○  ○  ●  ○  ○  ○",
    " 4  ○  ●  ●  ●  ●  ●  ○",
    " 5  ○  ○  ○  ●  ○  ○  ○",
    " 6        ○  ●  ○",
    " 7        ○  ○  ○",
    "",
    " 9 pegs; the goal: one, anywhere",
  ]);
});

test("PG-U1 a board in plain letters, with a goal and a name for each hole", () => {
  const lines = terminal.draw(view("d1"), { ...SHEET, ascii: true, height: 12 });
  expect(textOf(lines).slice(1, 3)).toEqual([" 1        .  +  .", " 2        .  O  ."]);
  expect(textOf(lines).at(-1)).toBe(" 9 pegs; the goal: one, at d1");
  const spots = lines.flat().filter(({ spot }) => spot !== undefined);
  expect(spots).toHaveLength(33);
  expect(spots.slice(0, 4).map(({ spot }) => spot)).toEqual(["c1", "d1", "e1", "c2"]);
});

test("PG-U2 two holes are a jump", () => {
  expect(terminal.moveOf(["d2", "d4"])).toBe("d2-d4");
});

test("PG-U3 the document's page and messages", () => {
  expect(terminal.page?.(view("any", "easy"))).toBe(
    "Game is over: No\nGame is won : No\nBoard Status:\n***.***\n***O***\n***O***\n***.***\n***O***\n***.***\n*******",
  );
  expect(terminal.reply?.(ok(null))).toBe("Operation successfully completed.");
  const match = must(Match.start(pegs, { deal: "plus" }));
  expect(terminal.reply?.(match.play("d1-d3"))).toBe("Slot at (1, 4) is not O");
});

test("PG-U4 deals and findings", () => {
  expect(terminal.deals?.grid?.write(view("d1"), "plus")).toMatch(/^\*\*\.\.\.\*\*\n/);
  expect(JSON.parse(terminal.deals?.json?.write(view("d1"), "plus") ?? "")).toMatchObject({
    board: "plus",
    goal: "d1",
  });
  const moves = ["d2-d4", "d4-d6", "c3-e3"];
  const found = { deal: "plus", moves, nodes: 1, ms: 1 };
  expect(JSON.stringify(terminal.finding?.({ ...found, verdict: "won" }))).toBe(
    '{"board":"plus","verdict":"won","sweeps":2,"moves":["d2-d4","d4-d6","c3-e3"]}',
  );
  expect(terminal.finding?.({ ...found, moves: [], verdict: "lost" })).toEqual({
    board: "plus",
    verdict: "lost",
    sweeps: null,
    moves: [],
  });
});

test("PG-U1 a triangular board stands on its base, its letters at the foot of their diagonals", () => {
  expect(textOf(terminal.draw(view("any", "triangle15"), { ...SHEET, height: 12 }))).toEqual([
    " 1          ○",
    " 2        ●   ●",
    " 3      ●   ●   ●",
    " 4    ●   ●   ●   ●",
    " 5  ●   ●   ●   ●   ●",
    "  a   b   c   d   e",
    "",
    " 14 pegs; the goal: one, anywhere",
  ]);
  expect(textOf(terminal.draw(view("any", "wiegleb"), SHEET)).slice(0, 3)).toEqual([
    "    a   b   c   d   e   f   g   h   i",
    " 1              ●   ●   ●",
    "",
  ]);
});
