import { must } from "@baize/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Board, parseBoard, pegCount } from "./board.ts";
import { FIGURES, fullShape } from "./boards.ts";
import { compareJumps, graphOf, LEAPS } from "./graph.ts";
import { type Hole, parseHole } from "./hole.ts";
import { applyJump, canJump, legalJumps, unjumps } from "./moves.ts";
import { formatJump } from "./notation.ts";

const jump = (text: string) => {
  const [from, to] = text.split("-").map((part) => must(parseHole(part)));
  return { from: from!, to: to! };
};
const anyBoard = fc
  .tuple(
    fc.array(fc.constantFrom("O", "O", ".", ".", "*"), { minLength: 81, maxLength: 81 }),
    fc.constantFrom("+", "^"),
  )
  .map(([cells, sign]) => (cells.join("") + sign) as Board);

describe("jumps", () => {
  test.each([
    ["square9", 81, 252],
    ["square7", 49, 140],
    ["english", 33, 76],
    ["triangle15", 15, 36],
    ["triangle21", 21, 60],
    ["hexagon19", 19, 54],
  ] as const)("PG-B4 PG-M1 %s is a graph of %i holes, with room for %i jumps", (name, holes, leaps) => {
    const graph = graphOf(fullShape(name));
    expect([graph.holes.length, graph.leaps.length]).toEqual([holes, leaps]);
    expect([LEAPS.square.length, LEAPS.triangular.length]).toEqual([252, 350]);
  });

  test.each([
    ["a1-a3", true],
    ["a1-c3", true],
    ["c3-a1", true],
    ["a3-c3", true],
    ["a3-c1", false],
    ["a1-c1", true],
    ["a1-b3", false],
  ])("PG-B4 PG-M1 on a triangle %s is a line: %s", (text, isLine) => {
    const result = applyJump(fullShape("triangle15"), jump(text));
    expect(!result.ok && result.error.code !== "not-a-jump").toBe(isLine);
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
    else expect(result).toMatchObject({ ok: false, error: { code, rule, detail: { row, column } } });
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
    const hole = fc.integer({ min: 0, max: 80 }) as fc.Arbitrary<Hole>;
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
