/** Seeded chance: xoshiro128** (Blackman and Vigna), seeded by SHA-256. The same seed gives the same numbers for ever. */

import { Chance } from "./chance.ts";
import { ok, type Result, refuse } from "./result.ts";
import { sha256 } from "./sha256.ts";

const STATE_TEXT = /^[0-9a-f]{32}$/;

const rotateLeft = (x: number, n: number) => (x << n) | (x >>> (32 - n));

/** A stream of random numbers that can be written down and taken up again. */
export class Random extends Chance {
  readonly #s: Uint32Array;

  private constructor(state: Uint32Array) {
    super();
    this.#s = state;
  }

  /** Whether a value is such a stream, and not only looks like one. */
  static is(value: unknown): value is Random {
    return typeof value === "object" && value !== null && #s in value;
  }

  /** The stream that belongs to a seed, which may be any text. */
  static fromSeed(seed: string): Random {
    const state = sha256(seed).slice(0, 4);
    return new Random(state.some((word) => word !== 0) ? state : Uint32Array.of(1, 2, 3, 4));
  }

  /** Takes a stream up where `toText` wrote it down. */
  static parse(text: string): Result<Random> {
    if (!STATE_TEXT.test(text) || /^0*$/.test(text)) return refuse("bad-random-state", "KN-R3", { text });
    return ok(new Random(Uint32Array.from([0, 8, 16, 24], (i) => Number.parseInt(text.slice(i, i + 8), 16))));
  }

  /** The stream as 32 hexadecimal digits. */
  toText(): string {
    return [...this.#s].map((word) => word.toString(16).padStart(8, "0")).join("");
  }

  override next(): number {
    const s = this.#s;
    const [a = 0, b = 0, c = 0, d = 0] = s;
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    s[0] = a ^ d ^ b;
    s[1] = b ^ c ^ a;
    s[2] = c ^ a ^ (b << 9);
    s[3] = rotateLeft(d ^ b, 11);
    return result;
  }
}
