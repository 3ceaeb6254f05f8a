import { must } from "@baize/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { messageOf } from "../words/index.ts";
import { LEAPS } from "./graph.ts";
import type { Hole } from "./hole.ts";
import { countSweeps, formatJump, formatSweeps, parseJump, parseSweep } from "./notation.ts";

describe("jumps as text", () => {
  test.each([
    ["d2-d4", "d2-d4"],
    [" D2 - d4 ", "d2-d4"],
    ["move_up(3,4)", "d3-d1"],
    ["move_down(3,4)", "d3-d5"],
    ["MOVE_LEFT ( 3 , 4 )", "d3-b3"],
    ["move_right(3, 4)", "d3-f3"],
  ])("PG-N1 PG-N2 %j is %s", (text, jump) => {
    expect(formatJump(must(parseJump(text)))).toBe(jump);
  });

  test.each([
    "",
    "d2",
    "d2-",
    "-d4",
    "d2-d4-d6",
    "d2d4",
    "d2-d0",
    "move_on(3,4)",
    "move_up(3)",
    "move_up(3,4",
    "up(3,4)",
  ])("PG-N1 PG-N2 %j is no jump", (text) => {
    expect(parseJump(text)).toMatchObject({ ok: false, error: { code: "jump-unreadable", rule: "PG-N1" } });
  });

  test.each([
    ["move_up(0,9)", "Column 9 is not valid."],
    ["move_up(9,4)", "Row 9 is not valid."],
    ["move_up(1,4)", "Row 0 is not valid."],
    ["move_up(2,4)", "Row 0 is not valid."],
    ["move_down(6,4)", "Row 8 is not valid."],
    ["move_down(7,4)", "Row 8 is not valid."],
    ["move_left(9,0)", "Row 9 is not valid."],
    ["move_left(4,2)", "Column 0 is not valid."],
    ["move_right(4,-1)", "Column -1 is not valid."],
    ["move_right(4,6)", "Column 8 is not valid."],
    ["move_right(4,7)", "Column 8 is not valid."],
  ])("PG-N2 PG-DM1 %s: %s", (text, message) => {
    const result = parseJump(text);
    expect(result).toMatchObject({ ok: false, error: { rule: "PG-N2" } });
    expect(messageOf(result)).toBe(message);
  });

  test("PG-N2 on another board its own rows and columns are named", () => {
    const size = { rows: 5, columns: 5 };
    expect(messageOf(parseJump("move_down(4,1)", size))).toBe("Row 6 is not valid.");
    expect(formatJump(must(parseJump("move_down(7,9)", { rows: 9, columns: 9 })))).toBe("i7-i9");
  });

  test("PG-N1 every jump of the grid reads back", () => {
    for (const { from, to } of LEAPS.triangular)
      expect(parseJump(formatJump({ from, to }))).toEqual({ ok: true, value: { from, to } });
  });
});

describe("sweeps", () => {
  const jumps = ["d2-d4-d6", "c3-e3", "d6-d4"].flatMap((text) => must(parseSweep(text)));

  test("PG-N3 a sweep is the jumps of one peg", () => {
    expect(must(parseSweep("d2-d4-d6")).map(formatJump)).toEqual(["d2-d4", "d4-d6"]);
    expect(formatSweeps(jumps)).toEqual(["d2-d4-d6", "c3-e3", "d6-d4"]);
    expect(formatSweeps([])).toEqual([]);
  });

  test("PG-N4 jumps in a row by the same peg count as one sweep", () => {
    expect(countSweeps([])).toBe(0);
    expect(countSweeps(jumps.slice(0, 2))).toBe(1);
    expect(countSweeps(jumps)).toBe(3);
  });

  test.each(["", "d2", "d2-", "d2-x", "d2--d4"])("PG-N3 %j is no sweep", (text) => {
    expect(parseSweep(text)).toMatchObject({ ok: false, error: { code: "jump-unreadable", rule: "PG-N1" } });
  });

  test("PG-N3 PG-N4 sweeps written and read are the same jumps, and as many as counted", () => {
    const hole = fc.integer({ min: 0, max: 80 }) as fc.Arbitrary<Hole>;
    fc.assert(
      fc.property(fc.array(fc.record({ from: hole, to: hole })), (list) => {
        const texts = formatSweeps(list);
        expect(texts.flatMap((text) => must(parseSweep(text)))).toEqual(list);
        expect(countSweeps(list)).toBe(texts.length);
      }),
    );
  });
});
