/**
 * Proofs of loss that are cheap enough for every jump of a search. A pagoda function gives each hole a weight so that no
 * jump can raise the sum over the pegs; a position with a smaller sum than any that wins is lost.
 */

import type { Hole } from "../rules/hole.ts";
import { turnHole } from "../rules/turn.ts";
import { CENTRE, centreOf, HOLE, turn } from "./cross.ts";
import type { Layer } from "./layer.ts";
import { LINE_JUMPS } from "./lines.ts";

/** Weights of the 33 holes, by bit. */
type Weights = readonly number[];

/**
 * Pagoda functions of the cross, row by row. Measured in the central game after 15 jumps: these three and their mirror
 * images see through 53 % of the lost positions; the best possible functions see through 60 %.
 */
const FUNCTIONS = [
  "-4 0 -4 4 3 4 -3 3 0 3 0 3 -3 2 2 4 6 4 2 2 -1 1 0 1 0 1 -1 4 5 4 -4 0 -4",
  "-1 0 -1 1 0 1 0 0 0 0 0 0 0 1 0 1 0 1 1 0 0 0 0 0 0 0 0 1 0 1 -1 0 -1",
  "0 0 0 0 1 0 -1 1 0 1 0 1 -1 0 2 0 2 0 2 0 -1 1 0 1 0 1 -1 0 1 0 0 0 0",
];

/** The functions are watched four to a word, in lanes of a byte; there is room for twelve. */
export const WORDS = 3;

/** The functions above and all that symmetry makes of them. */
export const GUARD_WEIGHTS: readonly Weights[] = (() => {
  const inReadingOrder = HOLE.toSorted((a, b) => a - b);
  const images = FUNCTIONS.flatMap((text) => {
    const values = text.split(" ").map(Number);
    const at = (hole: Hole) => values[inReadingOrder.indexOf(hole)] as number;
    return Array.from({ length: 8 }, (_, s) => HOLE.map((hole) => at(turnHole(hole, s))));
  });
  return [...new Map(images.map((weights) => [weights.join(), weights])).values()];
})();

/** What a search knows of the functions: their slack in a position, and how much of it each jump takes. */
export interface Guard {
  /** The slack that each byte of the word adds: 256 entries for each byte, `WORDS` words of lanes to an entry. */
  readonly byByte: Int32Array;
  /** The slack to begin with: an entry for the empty centre, one for the filled. */
  readonly byCentre: Int32Array;
  /** What jumps take: two entries for each line, for the jump from its first end and for the jump back. */
  readonly byJump: Int32Array;
}

/** The sign bits of the lanes: one of them is set as soon as a slack is below zero. */
export const BELOW_ZERO = 0x80808080 | 0;

/** One number for each function, in lanes; packed sums are sums of packed numbers. */
const pack = (values: readonly number[]): readonly number[] =>
  Array.from({ length: WORDS }, (_, w) =>
    values.slice(4 * w, 4 * w + 4).reduce((packed, value, lane) => packed + (value << (8 * lane)), 0),
  );

/** What each hole weighs, by bit, in lanes. */
const LANES = HOLE.map((_, bit) => pack(GUARD_WEIGHTS.map((weights) => weights[bit] as number)));

/** What each byte of a word weighs: as much as without its lowest bit, and that bit. */
const BYTE_LANES: Int32Array = (() => {
  const sums = new Int32Array(WORDS * 1024);
  for (let byte = 0; byte < 4; byte++) {
    for (let bits = 1; bits < 256; bits++) {
      const entry = WORDS * (256 * byte + bits);
      const rest = WORDS * (256 * byte + (bits & (bits - 1)));
      const lanes = LANES[8 * byte + 31 - Math.clz32(bits & -bits)];
      for (let w = 0; w < WORDS; w++) sums[entry + w] = (sums[rest + w] as number) + (lanes?.[w] as number);
    }
  }
  return sums;
})();

/** The sum of a function over the pegs of a word and a centre. */
function sumOf(weights: Weights, word: number, centre: number): number {
  let sum = centre * (weights[CENTRE] as number);
  for (let rest = word; rest !== 0; rest &= rest - 1) sum += weights[31 - Math.clz32(rest & -rest)] as number;
  return sum;
}

/** The smallest sum of a function over some positions and all that the group makes of them. */
function leastSum(weights: Weights, positions: Layer, group: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const word of positions.words()) {
    const centre = centreOf(word, positions.pegs);
    for (let s = 0; s < 8; s++) {
      if (group & (1 << s)) least = Math.min(least, sumOf(weights, turn(word, s), centre));
    }
  }
  return least;
}

/** What each jump takes from the functions. */
const JUMP_LANES = Int32Array.from(
  LINE_JUMPS.flatMap((jumps) =>
    (jumps ?? [[], []]).flatMap(([from = 0, over = 0, to = 0]) =>
      pack(GUARD_WEIGHTS.map((w) => (w[from] as number) + (w[over] as number) - (w[to] as number))),
    ),
  ),
);

/** A guard for a search that has to pass through one of the targets. */
export function makeGuard(targets: Layer, group: number): Guard {
  const slack = pack(GUARD_WEIGHTS.map((weights) => -leastSum(weights, targets, group)));
  const filled = slack.map((lanes, w) => lanes + (LANES[CENTRE]?.[w] as number));
  return { byByte: BYTE_LANES, byCentre: Int32Array.from([...slack, ...filled]), byJump: JUMP_LANES };
}

/** A guard that lets everything through. */
export const OPEN_GUARD: Guard = (() => {
  const nothing = new Int32Array(WORDS * 1024);
  return { byByte: nothing, byCentre: nothing, byJump: nothing };
})();
