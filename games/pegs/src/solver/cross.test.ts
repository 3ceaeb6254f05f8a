import { must } from "@baize/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Board, pegCount } from "../rules/board.ts";
import { FIGURES, fullShape, parseBoardName } from "../rules/boards.ts";
import { HOLES, type Hole } from "../rules/hole.ts";
import { turnHole } from "../rules/turn.ts";
import {
  ALL_SYMMETRIES,
  BIT,
  CENTRE,
  canonical,
  centreOf,
  HOLE,
  isOnCross,
  packPegs,
  popcount,
  symmetriesOf,
  turn,
  turnBack,
  turnToCanonical,
} from "./cross.ts";

const english = fullShape("english");
const onCross = HOLES.filter((hole) => english[hole] === "O");
const anyPosition = fc
  .array(fc.boolean(), { minLength: 33, maxLength: 33 })
  .map((pegs) => onCross.reduce((board, hole, i) => (pegs[i] ? board : put(board, hole, ".")), english));
const anyWord = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const put = (board: string, hole: Hole, cell: string) => (board.slice(0, hole) + cell + board.slice(hole + 1)) as Board;
const turnBoard = (board: Board, s: number) =>
  onCross.reduce((turned, hole) => put(turned, turnHole(hole, s), board[hole]!), board);

describe("the packed cross", () => {
  test("PG-S3 32 holes have a bit each, and the centre has none in the word", () => {
    expect(BIT.filter((bit) => bit !== -1).toSorted((a, b) => a - b)).toEqual([...Array(33).keys()]);
    expect(HOLE.map((hole) => BIT[hole])).toEqual([...Array(33).keys()]);
    expect(HOLES.filter((hole) => BIT[hole] !== -1)).toEqual(onCross);
    expect(BIT[30]).toBe(CENTRE);
  });

  test("PG-S3 only boards whose holes lie on the cross can be packed", () => {
    expect(Object.values(FIGURES).every(isOnCross)).toBe(true);
    for (const name of ["european", "square5", "square6"]) expect(isOnCross(must(parseBoardName(name)))).toBe(false);
  });

  test("PG-S3 packed pegs are the pegs of the board, the centre told by their number", () => {
    fc.assert(
      fc.property(anyPosition, (board) => {
        const word = packPegs(board);
        const centre = board[30] === "O" ? 1 : 0;
        expect(popcount(word) + centre).toBe(pegCount(board));
        expect(centreOf(word, pegCount(board))).toBe(centre);
      }),
    );
  });

  test("PG-S3 symmetries of words are symmetries of boards", () => {
    fc.assert(
      fc.property(anyPosition, fc.nat(7), (board, s) => {
        expect(turn(packPegs(board), s)).toBe(packPegs(turnBoard(board, s)));
      }),
    );
  });

  test("PG-S3 a symmetry and the one that undoes it leave every word alone", () => {
    fc.assert(
      fc.property(anyWord, fc.nat(7), (word, s) => {
        expect(turn(turn(word, s), turnBack(s))).toBe(word);
      }),
    );
  });

  const GROUPS = [1, 0b10001, 0b10000001, 0b101, 0b1111, ALL_SYMMETRIES];

  test("PG-S3 the canonical word is the least of those the group makes", () => {
    fc.assert(
      fc.property(anyWord, fc.constantFrom(...GROUPS), (word, group) => {
        const images = [0, 1, 2, 3, 4, 5, 6, 7].filter((s) => group & (1 << s)).map((s) => turn(word, s));
        expect(canonical(word, group)).toBe(Math.min(...images));
        expect(turn(word, turnToCanonical(word, group))).toBe(Math.min(...images));
      }),
    );
  });

  test("PG-S3 a set of holes has the symmetries that leave it as it is", () => {
    expect(symmetriesOf(onCross)).toBe(ALL_SYMMETRIES);
    expect(symmetriesOf([])).toBe(ALL_SYMMETRIES);
    expect(symmetriesOf([3 as Hole])).toBe(0b10001);
    expect(symmetriesOf([20 as Hole])).toBe(0b10000001);
    expect(symmetriesOf([2 as Hole, 3 as Hole])).toBe(1);
  });
});
