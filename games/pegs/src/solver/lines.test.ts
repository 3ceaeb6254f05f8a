import { must } from "@baize/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Board, pegCount } from "../rules/board.ts";
import { FIGURES, fullShape } from "../rules/boards.ts";
import { applyJump, legalJumps, unjumps } from "../rules/moves.ts";
import { centreOf, packPegs } from "./cross.ts";
import {
  FIRST_END,
  FIRST_INNER,
  LINE_JUMPS,
  LINE_MASK,
  linesOn,
  packedLeaps,
  readyInner,
  readyOuter,
} from "./lines.ts";

/** The lines of a board that are ready, by number. */
function readyLines(board: Board, flip: 0 | -1): readonly number[] {
  const [word, { outer, inner }] = [packPegs(board), linesOn(board)];
  const sets = [readyOuter(word, flip) & outer, readyInner(word, centreOf(word, pegCount(board)), flip) & inner];
  return sets.flatMap((set, i) => [...Array(32).keys()].filter((n) => set & (1 << n)).map((n) => i * FIRST_INNER + n));
}

const sorted = (words: readonly number[]) => words.toSorted((a, b) => a - b);
const made = (board: Board, flip: 0 | -1) =>
  sorted(readyLines(board, flip).map((line) => packPegs(board) ^ LINE_MASK[line]!));

describe("packed jumps", () => {
  test.each(["english", "easy", "cross"])("PG-S3 jumps made and undone in bits are those of the rules: %s", (name) => {
    const shape = name === "english" ? fullShape(name) : FIGURES[name as "easy"];
    const cells = fc.array(fc.constantFrom("O", "."), { minLength: 81, maxLength: 81 });
    fc.assert(
      fc.property(cells, (list) => {
        const board = list
          .map((cell, hole) => (shape[hole] === "*" ? "*" : cell))
          .join("")
          .concat("+") as Board;
        const after = legalJumps(board).map((jump) => packPegs(must(applyJump(board, jump))));
        expect(made(board, 0)).toEqual(sorted(after));
        expect(made(board, -1)).toEqual(sorted(unjumps(board).map((before) => packPegs(before.board))));
      }),
    );
  });

  test("PG-S3 every jump of the cross is along one line, from its first end or back", () => {
    const jumps = LINE_JUMPS.flatMap((both) => both ?? []).map((bits) => bits.join());
    const leaps = packedLeaps(fullShape("english")).map(({ from, over, to }) => [from, over, to].join());
    expect(jumps.toSorted()).toEqual(leaps.toSorted());
    LINE_JUMPS.forEach((both, line) => {
      if (both !== undefined) expect(1 << both[0][0]).toBe(FIRST_END[line]);
    });
    expect(packedLeaps(FIGURES.easy)).toHaveLength(8);
  });
});
