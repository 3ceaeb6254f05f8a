/** The jumps of a shape on the cross, as patterns of bits: three holes in a row are a line with a jump either way. */

import type { Board } from "../rules/board.ts";
import { type Leap, leapsOn } from "../rules/moves.ts";
import { BIT, CENTRE, wordOf } from "./cross.ts";

/** One jump on the cross, in bits. */
export interface PackedLeap {
  readonly leap: Leap;
  readonly from: number;
  readonly over: number;
  readonly to: number;
  /** The holes it touches, the centre aside: the word after is the word before with these bits changed. */
  readonly mask: number;
  /** What those holes hold before the jump, and after it. */
  readonly before: number;
  readonly after: number;
  /** Whether the centre is filled before the jump; undefined when the jump does not touch it. */
  readonly centre: 0 | 1 | undefined;
}

/** Lines as parallel arrays: where `word & mask` is `first` or `second`, that jump can be made, or undone. */
export interface Lines {
  readonly mask: Int32Array;
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly leaps: readonly (readonly [PackedLeap, PackedLeap | undefined])[];
}

/** The lines that count while the centre is empty, and while it is filled. */
export type LinesByCentre = readonly [empty: Lines, filled: Lines];

/** Every jump a shape has room for. */
export function packedLeaps(shape: Board): readonly PackedLeap[] {
  return leapsOn(shape).map((leap) => {
    const [from, over, to] = [leap.from, leap.over, leap.to].map((hole) => BIT[hole]) as [number, number, number];
    const [before, after] = [wordOf(from) | wordOf(over), wordOf(to)];
    const centre = to === CENTRE ? 0 : from === CENTRE || over === CENTRE ? 1 : undefined;
    return { leap, from, over, to, mask: before | after, before, after, centre };
  });
}

/** The lines to make jumps with, by what the centre is before the jump. */
export const linesForward = (leaps: readonly PackedLeap[]): LinesByCentre => [
  pairUp(
    leaps.filter(({ centre }) => centre !== 1),
    ({ before }) => before,
  ),
  pairUp(
    leaps.filter(({ centre }) => centre !== 0),
    ({ before }) => before,
  ),
];

/** The lines to undo jumps with, by what the centre is after the jump. */
export const linesBackward = (leaps: readonly PackedLeap[]): LinesByCentre => [
  pairUp(
    leaps.filter(({ centre }) => centre !== 0),
    ({ after }) => after,
  ),
  pairUp(
    leaps.filter(({ centre }) => centre !== 1),
    ({ after }) => after,
  ),
];

/** Two jumps along one line share a mask, so that one look at the word serves both. */
function pairUp(leaps: readonly PackedLeap[], pattern: (leap: PackedLeap) => number): Lines {
  const pairs = [...Map.groupBy(leaps, ({ mask }) => mask).values()] as [PackedLeap, PackedLeap | undefined][];
  return {
    mask: Int32Array.from(pairs, ([one]) => one.mask),
    first: Int32Array.from(pairs, ([one]) => pattern(one)),
    // A pattern outside the mask is never met.
    second: Int32Array.from(pairs, ([one, other]) => (other === undefined ? ~one.mask : pattern(other))),
    leaps: pairs,
  };
}
