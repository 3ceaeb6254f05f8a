/** The network's inputs as a list: the numbers of the bits that are set, written field by field. */

/** A list of set bits that is used again and again. */
export class Inputs {
  readonly bits: Uint16Array;
  length = 0;
  /** Where the next field begins. */
  at = 0;

  constructor(size: number) {
    this.bits = new Uint16Array(size);
  }

  clear(): void {
    this.length = 0;
    this.at = 0;
  }

  /** A field of `width` bits. */
  word(value: number, width: number): void {
    for (let w = value; w !== 0; w &= w - 1) this.bits[this.length++] = this.at + 31 - Math.clz32(w & -w);
    this.at += width;
  }

  /** A field of 52 cards. */
  cards(lo: number, hi: number): void {
    this.word(lo, 28);
    this.word(hi, 24);
  }

  flag(on: boolean): void {
    if (on) this.bits[this.length++] = this.at;
    this.at += 1;
  }

  /** One of `width` places; a value outside leaves all of them clear. */
  oneHot(value: number, width: number): void {
    if (value >= 0 && value < width) this.bits[this.length++] = this.at + value;
    this.at += width;
  }

  /** The places below `value`, at most `width`. */
  upTo(value: number, width: number): void {
    for (let i = 0; i < value && i < width; i++) this.bits[this.length++] = this.at + i;
    this.at += width;
  }
}
