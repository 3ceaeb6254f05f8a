import { describe, expect, test } from "vitest";
import { formatBoard, pegCount } from "./board.ts";
import { BOARD_NAMES, boardName, FIGURES, parseBoardName } from "./boards.ts";

const LAYOUTS = `
*******   ***.***   **...**   **...**   **...**   **.O.**   **.O.**   **OOO**
*******   ***O***   **.O.**   **.O.**   **.O.**   **OOO**   **OOO**   **OOO**
*******   ***O***   ..OOO..   ...O...   ..OOO..   .OOOOO.   .OOOOO.   .OOOOO.
*******   ***.***   ...O...   .OOOOO.   .OOOOO.   ...O...   OOO.OOO   .O.O.O.
*******   ***O***   ...O...   ...O...   OOOOOOO   ...O...   .OOOOO.   .OOOOO.
*******   ***.***   **...**   **.O.**   **...**   **OOO**   **OOO**   **OOO**
*******   *******   **...**   **...**   **...**   **OOO**   **.O.**   **OOO**`
  .trim()
  .split("\n")
  .map((line) => line.split(/ +/));

describe("named boards", () => {
  test.each(["default", "easy", "cross", "plus", "pyramid", "arrow", "diamond", "skull"] as const)(
    "PG-B2 PG-DT1 %s has the layout of the document",
    (name) => {
      const column = ["default", "easy", "cross", "plus", "pyramid", "arrow", "diamond", "skull"].indexOf(name);
      expect(formatBoard(FIGURES[name])).toBe(LAYOUTS.map((row) => row[column]).join("\n"));
    },
  );

  test.each([
    ["english", 32, "english-d4"],
    ["English-C3", 32, "english-c3"],
    ["european", 36, "european-c1"],
    ["square5", 24, "square5-d3"],
    ["square6-f6", 35, "square6-f6"],
    ["square7", 48, "square7-d2"],
    ["triangle15", 14, "triangle15-a1"],
    ["triangle21", 20, "triangle21-a1"],
    ["Triangle21-C3", 20, "triangle21-c3"],
    ["triangle28", 27, "triangle28-a2"],
    ["hexagon19", 18, "hexagon19-a1"],
    ["hexagon37", 36, "hexagon37-c4"],
    ["rectangle4x5", 19, "rectangle4x5-a1"],
    ["rectangle5x6", 29, "rectangle5x6-a1"],
    ["diamond41", 40, "diamond41-e4"],
    ["wiegleb-a4", 44, "wiegleb-a4"],
    ["square9", 80, "square9-e5"],
    [" fireplace ", 11, "fireplace"],
  ])("PG-B3 %j has %i pegs and is called %s", (text, pegs, name) => {
    const board = parseBoardName(text);
    expect(board.ok && [pegCount(board.value), boardName(board.value)]).toEqual([pegs, name]);
  });

  test.each([
    ["", "board-unknown", "PG-B2"],
    ["toString", "board-unknown", "PG-B2"],
    ["dutch-d4", "board-unknown", "PG-B2"],
    ["skull-d4", "board-unknown", "PG-B2"],
    ["english-d4-d5", "board-unknown", "PG-B2"],
    ["english-a1", "vacancy-unavailable", "PG-B3"],
    ["english-", "hole-unreadable", "PG-N1"],
    ["english-j9", "hole-unreadable", "PG-N1"],
    ["english-h9", "vacancy-unavailable", "PG-B3"],
    ["triangle15-b1", "vacancy-unavailable", "PG-B3"],
    ["triangle15-33", "rung-unknown", "PG-B5"],
    ["square5-1", "rung-unknown", "PG-B5"],
  ])("PG-B2 PG-B3 %j is refused as %s", (text, code, rule) => {
    expect(parseBoardName(text)).toMatchObject({ ok: false, error: { code, rule } });
  });

  test("PG-B3 every name reads back as itself, and no two boards are the same", () => {
    const boards = BOARD_NAMES.map(parseBoardName);
    expect(boards.map((board) => board.ok && boardName(board.value))).toEqual(BOARD_NAMES);
    expect(new Set(boards.map((board) => board.ok && board.value)).size).toBe(BOARD_NAMES.length);
    expect(BOARD_NAMES).toHaveLength(
      9 + 33 + 37 + 15 + 21 + 28 + 19 + 37 + 25 + 36 + 49 + 20 + 30 + 41 + 45 + 81 + 5 * 32,
    );
  });
});
