/** Any board of the 7×7 grid packed into two words: rows 1 to 4 in the upper, rows 5 to 7 in the lower. */

import { type Board, cellAt, PEG } from "../rules/board.ts";
import { HOLES, type Hole } from "../rules/hole.ts";
import { type Leap, leapsOn } from "../rules/moves.ts";
import { popcount } from "./cross.ts";

/** How many holes the upper word has. */
const UPPER = 28;

/** How many keys a search remembers at most: a Map or a Set holds no more than 2^24. */
export const MOST_KEYS = 16_000_000;

/** A jump as bits of both words: the position after is the position before with the mask's bits changed. */
export interface GridLeap {
  readonly leap: Leap;
  readonly upperMask: number;
  readonly lowerMask: number;
  readonly upperBefore: number;
  readonly lowerBefore: number;
}

const upperOf = (...holes: readonly Hole[]): number =>
  holes.reduce((word, hole) => (hole < UPPER ? word | (1 << hole) : word), 0);
const lowerOf = (...holes: readonly Hole[]): number =>
  holes.reduce((word, hole) => (hole < UPPER ? word : word | (1 << (hole - UPPER))), 0);

/** The pegs of a board as two words. */
export function packGrid(board: Board): readonly [upper: number, lower: number] {
  const pegs = HOLES.filter((hole) => cellAt(board, hole) === PEG);
  return [upperOf(...pegs), lowerOf(...pegs)];
}

/** One peg as two words. */
export const packPeg = (hole: Hole): readonly [upper: number, lower: number] => [upperOf(hole), lowerOf(hole)];

/** One number for two words. */
export const keyOf = (upper: number, lower: number): number => lower * 2 ** UPPER + upper;

/** How many pegs the position of a key has. */
export const pegsOfKey = (key: number): number => popcount(key % 2 ** UPPER) + popcount(Math.floor(key / 2 ** UPPER));

/** The jumps a board has room for. */
export function gridLeaps(board: Board): readonly GridLeap[] {
  return leapsOn(board).map((leap) => ({
    leap,
    upperMask: upperOf(leap.from, leap.over, leap.to),
    lowerMask: lowerOf(leap.from, leap.over, leap.to),
    upperBefore: upperOf(leap.from, leap.over),
    lowerBefore: lowerOf(leap.from, leap.over),
  }));
}

/** Whether a jump can be made in a position. */
export const isLegal = (upper: number, lower: number, leap: GridLeap): boolean =>
  (upper & leap.upperMask) === leap.upperBefore && (lower & leap.lowerMask) === leap.lowerBefore;
