import { describe, expect, test } from "vitest";
import { columnOf, formatHole, HOLES, holeAt, isLine, parseHole, rowOf } from "./hole.ts";

describe("holes", () => {
  test.each([
    ["a1", 1, 1, 0],
    ["i1", 1, 9, 8],
    ["d4", 4, 4, 30],
    ["c7", 7, 3, 56],
    ["i9", 9, 9, 80],
  ])("PG-N1 %s is row %i, column %i", (text, row, column, index) => {
    const hole = holeAt(row, column)!;
    expect(hole).toBe(index);
    expect([rowOf(hole), columnOf(hole), formatHole(hole)]).toEqual([row, column, text]);
    expect(parseHole(` ${text.toUpperCase()} `)).toEqual({ ok: true, value: hole });
  });

  test.each(["", "d", "4", "d0", "j4", "4d", "d44", "d 4"])("PG-N1 %j is not a hole", (text) => {
    expect(parseHole(text)).toMatchObject({ ok: false, error: { code: "hole-unreadable", rule: "PG-N1" } });
  });

  test.each([0, 10, -1, 1.5, Number.NaN])("PG-B1 there is no line %d", (n) => {
    expect([isLine(n, 9), holeAt(n, 1), holeAt(1, n)]).toEqual([false, undefined, undefined]);
  });

  test("PG-B1 the grid has 81 cells, each with its own text", () => {
    expect(new Set(HOLES.map(formatHole)).size).toBe(81);
  });
});
