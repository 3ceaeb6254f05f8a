import { must, ok } from "@baize/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Board, formatBoard, formatBoardLine, isBoard, latticeOf, parseBoard, sizeOf } from "./board.ts";
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
    CROSS.slice(8),
    `${CROSS}\n********`,
    Array(10).fill("*******").join("/"),
    Array(7).fill("**********").join("/"),
    CROSS.slice(0, -1),
    "tri:",
    "tri:O/OX",
    "tri:O//OO",
    `tri:${Array(10).fill("O").join("/")}`,
    "tri:OOOOOOOOOO",
  ])("PG-B1 PG-N5 refuses what is no board (%#)", (text) => {
    expect(parseBoard(text)).toMatchObject({ ok: false, error: { code: "board-unreadable", rule: "PG-N5" } });
  });

  test("PG-N5 rows and columns beyond the seventh are written when they have holes", () => {
    const wide = must(parseBoard(`${Array(7).fill("*******.*").join("\n")}\n*********`));
    expect(formatBoardLine(wide)).toBe(Array(7).fill("*******.").join("/"));
    expect(sizeOf(wide)).toEqual({ rows: 7, columns: 8 });
  });

  test.each([
    ["tri:O/OO/OO.", "tri:O/OO/OO.", "tri:\nO\nOO\nOO."],
    ["tri:\nO**\nOO*\nOO.", "tri:O/OO/OO.", "tri:\nO\nOO\nOO."],
    ["tri:OO*/OOO/*OO", "tri:OO/OOO/*OO", "tri:\nOO\nOOO\n*OO"],
    ["tri:***/**.", "tri:*/**.", "tri:\n*\n**."],
  ])("PG-B4 PG-N5 %j is a triangular board, written %s", (text, line, lines) => {
    const board = must(parseBoard(text));
    expect([latticeOf(board), formatBoardLine(board), formatBoard(board)]).toEqual(["triangular", line, lines]);
    expect([parseBoard(line), parseBoard(lines)]).toEqual([ok(board), ok(board)]);
  });

  test("PG-B1 any cells are a board, and read back as they were", () => {
    const any = fc.tuple(
      fc.array(fc.constantFrom("O", ".", "*"), { minLength: 81, maxLength: 81 }),
      fc.constantFrom("+", "^"),
    );
    fc.assert(
      fc.property(any, ([cells, sign]) => {
        const board = (cells.join("") + sign) as Board;
        expect([isBoard(board), parseBoard(formatBoard(board)), parseBoard(formatBoardLine(board))]).toEqual([
          true,
          ok(board),
          ok(board),
        ]);
      }),
    );
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
