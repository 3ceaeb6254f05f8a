/** Positions of any board packed into three words, a bit for each of its holes; most boards fill only the first two. */

import { type Board, cellAt, PEG, shapeOf } from "../rules/board.ts";
import { graphOf, type Leap } from "../rules/graph.ts";
import type { Hole } from "../rules/hole.ts";

/** So many holes are in the first two words, each: a position of two words is one exact number. */
const BITS = 26;

/** How many keys a search remembers at most: a Map or a Set holds no more than 2^24. */
export const MOST_KEYS = 16_000_000;

/** The pegs of a position. */
type Words = readonly [a: number, b: number, c: number];

/** A text or a number that no other position of the board has. */
export type Key = number | string;

/** A jump as bits of the words: the position after is the position before with the mask's bits changed. */
export interface PackedJump {
  readonly leap: Leap;
  readonly maskA: number;
  readonly maskB: number;
  readonly maskC: number;
  readonly beforeA: number;
  readonly beforeB: number;
  readonly beforeC: number;
}

/** The key of a position. */
export const keyOf = (a: number, b: number, c: number): Key => {
  const key = b * 2 ** BITS + a;
  return c === 0 ? key : `${c}:${key}`;
};

/** Whether a jump can be made in a position. */
export const isLegal = (a: number, b: number, c: number, jump: PackedJump): boolean =>
  (a & jump.maskA) === jump.beforeA && (b & jump.maskB) === jump.beforeB && (c & jump.maskC) === jump.beforeC;

/** How one board is packed. */
export interface Packing {
  readonly holes: readonly Hole[];
  readonly jumps: readonly PackedJump[];
  /** The words of some holes. */
  words(holes: readonly Hole[]): Words;
  /** The pegs of a position on this board. */
  pack(board: Board): Words;
}

let last: { readonly shape: Board; readonly packing: Packing } | undefined;

/** The packing of a board; positions of one board are often asked for one after the other. */
export function packingOf(board: Board): Packing {
  const shape = shapeOf(board);
  if (last?.shape !== shape) last = { shape, packing: makePacking(shape) };
  return last.packing;
}

function makePacking(shape: Board): Packing {
  const { holes, leaps } = graphOf(shape);
  const place = new Map(holes.map((hole, i) => [hole, i]));
  const wordOf = (from: number, some: readonly Hole[]): number =>
    some.reduce((word, hole) => {
      const bit = (place.get(hole) ?? -1) - from;
      const last = from === 2 * BITS ? 31 : BITS;
      return bit >= 0 && bit < last ? word | (1 << bit) : word;
    }, 0);
  const words = (some: readonly Hole[]): Words => [wordOf(0, some), wordOf(BITS, some), wordOf(2 * BITS, some)];
  return {
    holes,
    words,
    jumps: leaps.map((leap) => {
      const [maskA, maskB, maskC] = words([leap.from, leap.over, leap.to]);
      const [beforeA, beforeB, beforeC] = words([leap.from, leap.over]);
      return { leap, maskA, maskB, maskC, beforeA, beforeB, beforeC };
    }),
    pack: (board) => words(holes.filter((hole) => cellAt(board, hole) === PEG)),
  };
}
