import { must } from "@baize/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Board, parseBoard, pegCount } from "./board.ts";
import { FIGURES } from "./boards.ts";
import { HOLES, type Hole, parseHole } from "./hole.ts";
import { applyJump, canJump, compareJumps, LEAPS, legalJumps, unjumps } from "./moves.ts";
import { formatJump } from "./notation.ts";

const jump = (text: string) => {
  const [from, to] = text.split("-").map((part) => must(parseHole(part)));
  return { from: from!, to: to! };
};
const anyBoard = fc
  .array(fc.constantFrom("O", ".", "*"), { minLength: 49, maxLength: 49 })
  .map((cells) => cells.join("") as Board);

describe("jumps", () => {
  test("PG-M1 the grid has room for 140 jumps, and the English board for 76", () => {
    expect(LEAPS).toHaveLength(140);
    const english = new Set(HOLES.filter((hole) => FIGURES.cross[hole] !== "*"));
    expect(LEAPS.filter((l) => [l.from, l.over, l.to].every((hole) => english.has(hole)))).toHaveLength(76);
  });

  test.each(["d4-d4", "d4-d5", "d4-d7", "d4-f6", "d4-e6", "a1-g1"])("PG-M1 %s is not a jump", (text) => {
    expect(applyJump(FIGURES.plus, jump(text))).toMatchObject({
      ok: false,
      error: { code: "not-a-jump", rule: "PG-M1", detail: { from: text.slice(0, 2), to: text.slice(3) } },
    });
  });

  test.each([
    ["d1-d3", "slot-not-occupied", "PG-M2", 1, 4],
    ["a1-a3", "slot-not-occupied", "PG-M2", 1, 1],
    ["d2-f2", "slot-not-occupied", "PG-M3", 2, 5],
    ["d2-b2", "slot-not-occupied", "PG-M3", 2, 3],
    ["d2-d4", "slot-not-unoccupied", "PG-M4", 4, 4],
    ["e4-g4", "ok", "", 0, 0],
    ["b4-d4", "slot-not-unoccupied", "PG-M4", 4, 4],
  ])("PG-M2 PG-M3 PG-M4 on plus %s is judged %s %s", (text, code, rule, row, column) => {
    const result = applyJump(FIGURES.plus, jump(text));
    if (code === "ok") expect(result.ok).toBe(true);
    else expect(result).toEqual({ ok: false, error: { code, rule, detail: { row, column } } });
  });

  test("PG-M4 a peg cannot land where there is no hole", () => {
    const board = must(parseBoard("OO*****/*******/*******/*******/*******/*******/*******"));
    expect(applyJump(board, jump("a1-c1"))).toMatchObject({ ok: false, error: { rule: "PG-M4" } });
    expect(canJump(board)).toBe(false);
  });

  test("PG-M5 the peg lands, the one it passed over is gone, the rest stays", () => {
    const after = must(applyJump(FIGURES.easy, jump("d3-d1")));
    expect(after).toBe(must(parseBoard("***O***/***.***/***.***/***.***/***O***/***.***/*******")));
  });

  test("PG-M6 legal jumps come in order, by start and then by landing", () => {
    expect(legalJumps(FIGURES.cross).map(formatJump)).toEqual(["d3-d1", "d3-b3", "d3-f3", "d4-d6"]);
    fc.assert(
      fc.property(anyBoard, (board) => {
        const jumps = legalJumps(board);
        expect(jumps).toEqual([...jumps].sort(compareJumps));
      }),
    );
  });

  test("PG-M2 PG-M3 PG-M4 PG-M5 a jump is legal exactly when it is applied, and takes one peg", () => {
    const hole = fc.integer({ min: 0, max: 48 }) as fc.Arbitrary<Hole>;
    fc.assert(
      fc.property(anyBoard, hole, hole, (board, from, to) => {
        const result = applyJump(board, { from, to });
        expect(result.ok).toBe(legalJumps(board).some((jump) => jump.from === from && jump.to === to));
      }),
    );
    fc.assert(
      fc.property(anyBoard, (board) => {
        for (const next of legalJumps(board).map((jump) => must(applyJump(board, jump)))) {
          expect(pegCount(next)).toBe(pegCount(board) - 1);
          expect(next.replaceAll(/[O.]/g, "x")).toBe(board.replaceAll(/[O.]/g, "x"));
        }
      }),
    );
  });

  test("PG-M5 a jump undone is the board before it", () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        for (const { jump, board: before } of unjumps(board)) expect(must(applyJump(before, jump))).toBe(board);
        for (const jump of legalJumps(board)) {
          expect(unjumps(must(applyJump(board, jump)))).toContainEqual({ jump, board });
        }
      }),
    );
  });
});
