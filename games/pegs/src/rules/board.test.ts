import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatBoard, formatBoardLine, parseBoard } from "./board.ts";
import { FIGURES } from "./boards.ts";

const CROSS = "**...**\n**.O.**\n..OOO..\n...O...\n...O...\n**...**\n**...**";

describe("grid text", () => {
  test("PG-N5 a board is seven lines, without a break at the end", () => {
    expect(formatBoard(FIGURES.cross)).toBe(CROSS);
    expect(formatBoardLine(FIGURES.cross)).toBe(CROSS.replaceAll("\n", "/"));
  });

  test.each([CROSS, `\n${CROSS}\n`, CROSS.replaceAll("\n", "\r\n"), CROSS.replaceAll("\n", "/")])(
    "PG-N5 reads the grid with new lines or slashes (%#)",
    (text) => {
      expect(parseBoard(text)).toEqual({ ok: true, value: FIGURES.cross });
    },
  );

  test.each([
    "",
    CROSS.replaceAll("\n", ""),
    CROSS.replace("O", "o"),
    CROSS.replace("O", "0"),
    `${CROSS}\n*******`,
    CROSS.slice(0, -1),
  ])("PG-B1 PG-N5 refuses what is not seven rows of seven cells (%#)", (text) => {
    expect(parseBoard(text)).toMatchObject({ ok: false, error: { code: "board-unreadable", rule: "PG-N5" } });
  });

  test("PG-B1 any 49 cells are a board, and read back as they were", () => {
    const row = fc.array(fc.constantFrom("O", ".", "*"), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 7, maxLength: 7 }), (rows) => {
        const text = rows.map((cells) => cells.join("")).join("\n");
        const board = parseBoard(text);
        expect(board.ok && formatBoard(board.value)).toBe(text);
      }),
    );
  });
});
