/**
 * The English cross packed into one 32-bit word: eight rings of four holes, so that a quarter turn of the board is a
 * rotation of the word by 8. The centre is not in the word: the number of pegs tells whether it is filled.
 */

import { type Board, cellAt, latticeOf, PEG } from "../rules/board.ts";
import { holesOf } from "../rules/graph.ts";
import { HOLES, type Hole, holeAt } from "../rules/hole.ts";
import { turnHole } from "../rules/turn.ts";

/** The bit of the centre, which has no place in the word. */
export const CENTRE = 32;

/** The first hole of each ring; the other three follow by quarter turns. Neighbours 4–5 and 6–7 are mirror images. */
const RINGS = [
  [1, 4],
  [2, 4],
  [3, 4],
  [3, 3],
  [1, 3],
  [1, 5],
  [2, 3],
  [2, 5],
] as const;

/** The bits whose mirror image is a quarter turn off: the ring of c3, which lies on the diagonals. */
const DIAGONAL = 0x08080808;

/** The eight symmetries of the square as a set of bits; bit s is `turn(…, s)`. */
export const ALL_SYMMETRIES = 0xff;

/** The bit of each hole of the grid: 0 to 31, `CENTRE`, or -1 outside the cross. */
export const BIT: readonly number[] = (() => {
  const bits = HOLES.map(() => -1);
  RINGS.forEach(([row, column], ring) => {
    for (let k = 0; k < 4; k++) bits[turnHole(holeAt(row, column) as Hole, k)] = ring + 8 * k;
  });
  bits[holeAt(4, 4) as Hole] = CENTRE;
  return bits;
})();

/** The hole of each bit, the centre's included. */
export const HOLE: readonly Hole[] = Array.from({ length: 33 }, (_, bit) => BIT.indexOf(bit) as Hole);

/** The word with one bit set; nothing for the centre. */
export const wordOf = (bit: number): number => (bit === CENTRE ? 0 : 1 << bit);

/** Whether every hole of a board lies on the cross. */
export const isOnCross = (board: Board): boolean =>
  latticeOf(board) === "square" && holesOf(board).every((hole) => BIT[hole] !== -1);

/** The pegs of a board on the cross as a word. */
export function packPegs(board: Board): number {
  let word = 0;
  for (const hole of HOLE) if (cellAt(board, hole) === PEG) word |= wordOf(BIT[hole] as number);
  return word;
}

/** How many bits of a word are set. */
export function popcount(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** 1 when the centre is filled, else 0. */
export const centreOf = (word: number, pegs: number): 0 | 1 => (popcount(word) === pegs ? 0 : 1);

/** The word mirrored left to right: two bytes change places, the diagonal ring is a turn off, twin rings change places. */
function mirror(word: number): number {
  const swapped = (word & 0x00ff00ff) | ((word & 0xff00) << 16) | ((word >>> 16) & 0xff00);
  const x = (swapped & ~DIAGONAL) | (((swapped << 8) | (swapped >>> 24)) & DIAGONAL);
  return (x & 0x0f0f0f0f) | ((x & 0x50505050) << 1) | ((x >>> 1) & 0x50505050);
}

/** The word after a symmetry. */
export function turn(word: number, s: number): number {
  const x = s < 4 ? word : mirror(word);
  const bits = (s & 3) << 3;
  return bits === 0 ? x : (x << bits) | (x >>> (32 - bits));
}

/** The symmetry that undoes one. */
export const turnBack = (s: number): number => (s < 4 ? (4 - s) & 3 : s);

/** The smallest of the words a group of symmetries makes of this one: the same for all of them. */
export function canonical(word: number, group: number): number {
  let least = word;
  let x = (word << 8) | (word >>> 24);
  if (x < least && group & 2) least = x;
  x = (x << 8) | (x >>> 24);
  if (x < least && group & 4) least = x;
  x = (x << 8) | (x >>> 24);
  if (x < least && group & 8) least = x;
  x = mirror(word);
  if (x < least && group & 16) least = x;
  x = (x << 8) | (x >>> 24);
  if (x < least && group & 32) least = x;
  x = (x << 8) | (x >>> 24);
  if (x < least && group & 64) least = x;
  x = (x << 8) | (x >>> 24);
  if (x < least && group & 128) least = x;
  return least;
}

/** A symmetry of the group that makes the word canonical. */
export function turnToCanonical(word: number, group: number): number {
  let least = word;
  let best = 0;
  for (let s = 1, x = word; s < 8; s++) {
    x = s === 4 ? mirror(word) : (x << 8) | (x >>> 24);
    if (x < least && group & (1 << s)) {
      least = x;
      best = s;
    }
  }
  return best;
}

/** The symmetries that leave a set of holes as it is. */
export function symmetriesOf(holes: readonly Hole[]): number {
  let group = 0;
  for (let s = 0; s < 8; s++) if (holes.every((hole) => holes.includes(turnHole(hole, s)))) group |= 1 << s;
  return group;
}
