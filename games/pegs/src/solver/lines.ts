/**
 * Lines are three holes in a row on the cross: a jump goes along one when the middle is filled and just one end is, and
 * can be undone when the middle is empty and just one end is filled. Quarter turns make four lines of one and rotate
 * the word by 8, so that a few rotations tell of all lines at once which are ready.
 */

import type { Board } from "../rules/board.ts";
import { fullShape } from "../rules/boards.ts";
import { graphOf, type Leap } from "../rules/graph.ts";
import { BIT, CENTRE, wordOf } from "./cross.ts";

/** One jump on the cross, in bits. */
export interface PackedLeap {
  readonly leap: Leap;
  readonly from: number;
  readonly over: number;
  readonly to: number;
  /** The holes it touches, the centre aside: the word after is the word before with these bits changed. */
  readonly mask: number;
  /** What those holes hold before the jump. */
  readonly before: number;
  /** Whether the centre is filled before the jump; undefined when the jump does not touch it. */
  readonly centre: 0 | 1 | undefined;
}

/** Every jump a shape has room for. */
export function packedLeaps(shape: Board): readonly PackedLeap[] {
  return graphOf(shape).leaps.map((leap) => {
    const [from, over, to] = [leap.from, leap.over, leap.to].map((hole) => BIT[hole]) as [number, number, number];
    const before = wordOf(from) | wordOf(over);
    const centre = to === CENTRE ? 0 : from === CENTRE || over === CENTRE ? 1 : undefined;
    return { leap, from, over, to, mask: before | wordOf(to), before, centre };
  });
}

/** The bits of a line: one end, the middle, the other end. */
type Line = readonly [end: number, middle: number, otherEnd: number];

const turnBit = (bit: number, turns: number): number => (bit === CENTRE ? CENTRE : (bit + 8 * turns) & 31);
const turnLine = (line: Line, turns: number): Line => line.map((bit) => turnBit(bit, turns)) as unknown as Line;
const maskOf = (line: Line): number => line.reduce((mask, bit) => mask | wordOf(bit), 0);

/** The lines that no quarter turn makes of each other: eight keep off the centre, one ends in it, one passes over it. */
const [OUTER, INNER]: readonly [readonly Line[], readonly Line[]] = (() => {
  const kept = new Map<number, Line>();
  for (const { from, over, to } of packedLeaps(fullShape("english"))) {
    const line: Line = [from, over, to];
    // A line that ends in the centre is kept as the jump into it, since the first end has to be in the word.
    if (from !== CENTRE && [0, 1, 2, 3].every((turns) => !kept.has(maskOf(turnLine(line, turns))))) {
      kept.set(maskOf(line), line);
    }
  }
  const lines = [...kept.values()];
  const inner = lines.filter((line) => line.includes(CENTRE)).toSorted((a, b) => b[2] - a[2]);
  return [lines.filter((line) => !line.includes(CENTRE)), inner];
})();

/** The number of the first line that touches the centre; line n is the ⌊n / 8⌋-th turn of line n mod 8 of its kind. */
export const FIRST_INNER = 32;

/** Every line by number; those over the centre are the same after two turns and have one number each. */
const LINES: readonly (Line | undefined)[] = Array.from({ length: 2 * FIRST_INNER }, (_, n) => {
  const line = (n < FIRST_INNER ? OUTER : INNER)[n & 7];
  const turns = (n >> 3) & 3;
  return line === undefined || (line[1] === CENTRE && turns > 1) ? undefined : turnLine(line, turns);
});

/** By number of the line: the bits it changes in the word, the bit of its first end. */
export const LINE_MASK = Int32Array.from(LINES, (line) => (line === undefined ? 0 : maskOf(line)));
export const FIRST_END = Int32Array.from(LINES, (line) => (line === undefined ? 0 : wordOf(line[0])));

/** The jump along each line from its first end, and the jump back, as bits from, over and to. */
export const LINE_JUMPS: readonly (readonly [Line, Line] | undefined)[] = LINES.map(
  (line) => line && [line, line.toReversed() as unknown as Line],
);

/** The lines a shape has, as bits: those off the centre and those that touch it. */
export interface Lines {
  readonly outer: number;
  readonly inner: number;
}

/** The lines of a shape. */
export function linesOn(shape: Board): Lines {
  const masks = new Set(packedLeaps(shape).map(({ mask }) => mask));
  const setOf = (from: number): number =>
    LINE_MASK.subarray(from, from + 32).reduce((set, mask, i) => (masks.has(mask) ? set | (1 << i) : set), 0);
  return { outer: setOf(0), inner: setOf(FIRST_INNER) };
}

const END = Uint8Array.from(OUTER, ([end]) => end);
const MIDDLE = Uint8Array.from(OUTER, ([, middle]) => middle);
const OTHER_END = Uint8Array.from(OUTER, ([, , end]) => end);
const [[FAR, NEAR]] = INNER as [Line];

/** The first of every eight bits. */
const FIRSTS = 0x01010101;

/** The word rotated so that a bit, and those that turns make of it, are the first of every eight. */
const bring = (word: number, bit: number): number => (word >>> bit) | (word << (32 - bit));

/** Of the lines off the centre those that are ready to jump along (`flip` 0) or to jump back (`flip` -1). */
export function readyOuter(word: number, flip: 0 | -1): number {
  let ready = 0;
  for (let k = 0; k < 8; k++) {
    const ends = bring(word, END[k] as number) ^ bring(word, OTHER_END[k] as number);
    ready |= (ends & (bring(word, MIDDLE[k] as number) ^ flip) & FIRSTS) << k;
  }
  return ready;
}

/** The same of the lines that touch the centre, which is empty (0) or filled (1). */
export function readyInner(word: number, centre: 0 | 1, flip: 0 | -1): number {
  const near = bring(word, NEAR);
  const into = (bring(word, FAR) ^ -centre) & (near ^ flip) & FIRSTS;
  const over = (near ^ bring(word, NEAR ^ 16)) & (-centre ^ flip) & 0x0101;
  return into | (over << 1);
}
