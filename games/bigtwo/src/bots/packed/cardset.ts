/** Sets of cards as two words. Card m = 4·value + suit, weakest first; the values 3 to 9 are in `lo`, 10 to 2 in `hi`. */

/** How many values the low word holds, four bits each. */
export const LOW_VALUES = 7;

/** The bit of each card in the low and in the high word. */
export const LO_BIT = Int32Array.from({ length: 52 }, (_, m) => (m < 4 * LOW_VALUES ? 1 << m : 0));
export const HI_BIT = Int32Array.from({ length: 52 }, (_, m) => (m < 4 * LOW_VALUES ? 0 : 1 << (m - 4 * LOW_VALUES)));

/** How many bits are set in a word. */
export function bitCount(word: number): number {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The suits held of one value, as four bits. */
export const suitsAt = (lo: number, hi: number, value: number): number =>
  value < LOW_VALUES ? (lo >>> (4 * value)) & 15 : (hi >>> (4 * (value - LOW_VALUES))) & 15;

/** The cards of a set, weakest first. */
export function marksOf(lo: number, hi: number): number[] {
  const marks: number[] = [];
  for (let w = lo; w !== 0; w &= w - 1) marks.push(31 - Math.clz32(w & -w));
  for (let w = hi; w !== 0; w &= w - 1) marks.push(4 * LOW_VALUES + 31 - Math.clz32(w & -w));
  return marks;
}

/** The strongest card of a set, −1 when it is empty. */
export const topMark = (lo: number, hi: number): number =>
  hi !== 0 ? 4 * LOW_VALUES + 31 - Math.clz32(hi) : lo !== 0 ? 31 - Math.clz32(lo) : -1;
