import { must } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { parseBoard } from "./board.ts";
import { FIGURES } from "./boards.ts";
import { holeAt } from "./hole.ts";
import { type Goal, goalText, isOver, isWon, makeState, stateText } from "./state.ts";

const d4 = holeAt(4, 4)!;
const board = (...rows: string[]) => must(parseBoard([...rows, ...Array(7 - rows.length).fill("*******")].join("/")));

describe("the end of a game", () => {
  const lone = board("...O...");
  test.each<[string, ReturnType<typeof board>, Goal, boolean, boolean]>([
    ["no peg and no hole", FIGURES.default, "any", true, false],
    ["a jump is left", FIGURES.easy, "any", false, false],
    ["one peg", lone, "any", true, true],
    ["one peg at the goal", lone, holeAt(1, 4)!, true, true],
    ["one peg beside the goal", lone, holeAt(1, 5)!, true, false],
    ["two pegs apart", board("O..O..."), "any", true, false],
    ["two pegs that can jump", board("OO....."), "any", false, false],
  ])("PG-E1 PG-E2 PG-E3 %s", (_, cells, goal, over, won) => {
    const state = must(makeState(cells, goal));
    expect([isOver(state), isWon(state)]).toEqual([over, won]);
  });
});

describe("goals", () => {
  test.each<[string, Goal]>([
    ["any", "any"],
    [" ANY ", "any"],
    ["d4", d4],
    ["D4", d4],
  ])("PG-O1 %j is a goal", (text, goal) => {
    expect(goalText.parse(text)).toEqual({ ok: true, value: goal });
  });

  test.each(["", "centre", "d0", "any d4"])("PG-O1 %j is not a goal", (text) => {
    expect(goalText.parse(text)).toMatchObject({ ok: false, error: { code: "goal-unreadable", rule: "PG-O1" } });
  });

  test("PG-O2 the goal is a hole of the board", () => {
    expect(makeState(FIGURES.cross, d4).ok).toBe(true);
    expect(makeState(FIGURES.cross, holeAt(1, 1)!)).toMatchObject({
      ok: false,
      error: { code: "goal-unavailable", rule: "PG-O2", detail: { hole: "a1" } },
    });
  });
});

describe("position text", () => {
  const text = "***.***/***O***/***O***/***.***/***O***/***.***/******* d4";

  test("PG-N6 a position is its rows on one line, a blank and the goal", () => {
    const state = { board: FIGURES.easy, goal: d4 };
    expect(stateText.format(state)).toBe(text);
    expect(stateText.parse(text)).toEqual({ ok: true, value: state });
  });

  test.each([
    ["", "board-unreadable"],
    [text.slice(0, -3), "goal-unreadable"],
    [`${text} d4`, "state-unreadable"],
    [text.replace("d4", "a1"), "goal-unavailable"],
    [text.replace("O", "x"), "board-unreadable"],
  ])("PG-N6 %j is refused as %s", (wrong, code) => {
    expect(stateText.parse(wrong)).toMatchObject({ ok: false, error: { code } });
  });
});

test("PG-N6 more than rows and a goal is refused whole", () => {
  const text = stateText.format(must(makeState(FIGURES.easy, "any")));
  expect(stateText.parse(text).ok).toBe(true);
  expect(stateText.parse(`${text} d4`)).toMatchObject({ error: { code: "state-unreadable", rule: "PG-N6" } });
});
