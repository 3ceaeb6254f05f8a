/** What lies in a set of cards: its ranks by how many are held, its suits, its straights and best five-card plays. */

import { bitCount, suitsAt, topMark } from "../packed/cardset.ts";
import type { PackedRules } from "../packed/rules.ts";
import {
  FLUSH,
  FOUR,
  FOUR_KICKER,
  FULL_HOUSE,
  NO_PLAY,
  PAIR,
  SINGLE,
  STRAIGHT,
  STRAIGHT_FLUSH,
  sizeOf,
  TRIPLE,
  TWO_PAIR,
} from "./kinds.ts";

/** The straights by the network's numbers, as sets of ranks: 3-7 … J-2, then A-5 and 2-6. */
export const WINDOW_RANKS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((v) => 0x1f << v).concat(0x1807, 0x100f);

const highBit = (word: number): number => 31 - Math.clz32(word);
const COUNT = Uint8Array.from({ length: 16 }, (_, suits) => bitCount(suits));

/** The structure of one set; looked at again for every set. */
export class Structure {
  readonly rules: PackedRules;
  #lo = 0;
  #hi = 0;
  /** The ranks of which at least 1, 2, 3, 4 cards are held. */
  readonly held = new Int32Array(5);
  /** The ranks held in each suit. */
  readonly inSuit = new Int32Array(4);
  /** Bit w for the straight w, when it is one under the rules and each of its ranks is held. */
  windows = 0;
  /** The strongest key of each five-card kind, −1 where there is none; places from the straight. */
  readonly #best = new Int32Array(5);
  /** The highest five-card kind held. */
  bestKind = NO_PLAY;

  constructor(rules: PackedRules) {
    this.rules = rules;
  }

  look(lo: number, hi: number): this {
    this.#lo = lo;
    this.#hi = hi;
    const { held, inSuit } = this;
    let [one, two, three, four, a, b, c, d] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let v = 0; v < 13; v++) {
      const suits = suitsAt(lo, hi, v);
      if (suits === 0) continue;
      const n = COUNT[suits] as number;
      const bit = 1 << v;
      one |= bit;
      if (n > 1) two |= bit;
      if (n > 2) three |= bit;
      if (n > 3) four |= bit;
      a |= (suits & 1) << v;
      b |= ((suits >> 1) & 1) << v;
      c |= ((suits >> 2) & 1) << v;
      d |= (suits >> 3) << v;
    }
    held[1] = one;
    held[2] = two;
    held[3] = three;
    held[4] = four;
    inSuit[0] = a;
    inSuit[1] = b;
    inSuit[2] = c;
    inSuit[3] = d;
    this.#findFives();
    return this;
  }

  get size(): number {
    return bitCount(this.#lo) + bitCount(this.#hi);
  }

  /** The suits of which at least five cards are held, as four bits. */
  get suitsOfFive(): number {
    let suits = 0;
    for (let s = 0; s < 4; s++) if (bitCount(this.inSuit[s] as number) >= 5) suits |= 1 << s;
    return suits;
  }

  #findFives(): void {
    const best = this.#best;
    best.fill(-1);
    this.windows = 0;
    this.bestKind = NO_PLAY;
    if (this.size < 5) return;
    this.#findWindows();
    const { config } = this.rules;
    if (config.flushes !== "none") this.#findFlush();
    const [two, three, four] = [this.held[2] as number, this.held[3] as number, this.held[4] as number];
    if (three !== 0) {
      const v = highBit(three);
      if ((two & ~(1 << v)) !== 0) best[FULL_HOUSE - STRAIGHT] = v;
    }
    if (config.kicker && four !== 0) best[FOUR_KICKER - STRAIGHT] = highBit(four);
    for (let kind = STRAIGHT; kind <= STRAIGHT_FLUSH; kind++) {
      if ((best[kind - STRAIGHT] as number) >= 0) this.bestKind = kind;
    }
  }

  /** A straight found here may be a straight flush, which beats no less. */
  #findWindows(): void {
    const { inSuit, rules } = this;
    const one = this.held[1] as number;
    for (let w = 0; w < WINDOW_RANKS.length; w++) {
      const ranks = WINDOW_RANKS[w] as number;
      const place = rules.placeOf[ranks] as number;
      if (place < 0 || (one & ranks) !== ranks) continue;
      this.windows |= 1 << w;
      const decider = rules.windows[5 * place + (rules.deciders[place] as number)] as number;
      this.#raise(STRAIGHT, 4 * place + highBit(suitsAt(this.#lo, this.#hi, decider)));
      for (let s = 0; s < 4; s++) {
        if (((inSuit[s] as number) & ranks) === ranks) this.#raise(STRAIGHT_FLUSH, 4 * place + s);
      }
    }
  }

  #findFlush(): void {
    for (let s = 0; s < 4; s++) {
      let ranks = this.inSuit[s] as number;
      let extra = bitCount(ranks) - 5;
      if (extra < 0) continue;
      for (; extra > 0; extra--) ranks &= ranks - 1;
      this.#raise(FLUSH, this.rules.flushBySuit ? (s << 13) | ranks : (ranks << 2) | s);
    }
  }

  #raise(kind: number, key: number): void {
    if (key > (this.#best[kind - STRAIGHT] as number)) this.#best[kind - STRAIGHT] = key;
  }

  /** Whether some play of at most `most` of these cards beats a play of this kind and key. */
  canBeat(kind: number, key: number, most: number): boolean {
    if (most >= 5 && this.#fiveBeats(kind, key)) return true;
    if (most < sizeOf(kind)) return false;
    const [two, four] = [this.held[2] as number, this.held[4] as number];
    if (kind === SINGLE) return topMark(this.#lo, this.#hi) > key;
    if (kind === TRIPLE) return highBit(this.held[3] as number) > key;
    if (kind === FOUR) return highBit(four) > key;
    if (kind === TWO_PAIR && four !== 0) return true;
    if (kind > TWO_PAIR || two === 0 || (kind === TWO_PAIR && bitCount(two) < 2)) return false;
    const v = highBit(two);
    return 4 * v + highBit(suitsAt(this.#lo, this.#hi, v)) > key;
  }

  #fiveBeats(kind: number, key: number): boolean {
    const { bombs, unbeatable } = this.rules.config;
    if (unbeatable && kind === STRAIGHT_FLUSH) return false;
    for (let five = STRAIGHT; five <= STRAIGHT_FLUSH; five++) {
      const best = this.#best[five - STRAIGHT] as number;
      if (best < 0) continue;
      if (five === kind ? best > key : five > kind && (bombs ? five >= FOUR_KICKER : kind >= STRAIGHT)) return true;
    }
    return false;
  }

  /** The kind of play that all these cards are together. */
  get wholeKind(): number {
    const { config } = this.rules;
    const ranks = bitCount(this.held[1] as number);
    const size = this.size;
    if (size === 1) return SINGLE;
    if (size === 2) return ranks === 1 ? PAIR : NO_PLAY;
    if (size === 3) return ranks === 1 && config.triples ? TRIPLE : NO_PLAY;
    if (size === 4 && config.fours) return ranks === 1 ? FOUR : ranks === 2 && this.held[3] === 0 ? TWO_PAIR : NO_PLAY;
    return size === 5 ? this.bestKind : NO_PLAY;
  }
}
