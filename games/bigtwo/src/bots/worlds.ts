/** Possible worlds of a view, drawn so that what the others passed on counts. */

import type { Random } from "@baize/kernel";
import { ceilings } from "../rules/index.ts";
import { bitCount, marksOf, suitsAt } from "./packed/cardset.ts";
import { playStrength } from "./packed/rules.ts";
import type { Sight } from "./packed/sight.ts";

/** How much less likely a world is for each way in which a seat could have answered what it passed on. */
const COULD_SINGLE = 0.35;
const COULD_PAIR = 0.4;

/** Nothing was passed on. */
const NEVER = 99;

/** Swaps between one world and the next. */
const SWAPS = 12;

/** Draws worlds by swapping cards between hidden hands, after Metropolis: each world leads to the next. */
export class Worlds {
  /** The hands of the world at hand, by seat. */
  readonly lo = new Int32Array(4);
  readonly hi = new Int32Array(4);
  readonly #random: Random;
  readonly #seats: readonly number[];
  /** The weakest single and pair each seat has passed on. */
  readonly #refusedSingle = [NEVER, NEVER, NEVER, NEVER];
  readonly #refusedPair = [NEVER, NEVER, NEVER, NEVER];
  readonly #ceilings: readonly number[];
  readonly #marks: number[];
  readonly #holder: number[];

  constructor(sight: Sight, random: Random) {
    this.#random = random;
    const { view, seat } = sight;
    this.#ceilings = ceilings(view);
    this.#seats = [0, 1, 2, 3].filter((other) => other !== seat);
    this.#note(sight);
    this.#marks = random.shuffle(marksOf(sight.unseenLo, sight.unseenHi));
    this.#holder = [];
    // The seat with the lowest ceiling takes its cards first.
    const order = this.#seats.toSorted((a, b) => (this.#ceilings[a] ?? 0) - (this.#ceilings[b] ?? 0));
    for (const who of order) {
      let wanted = view.counts[who] ?? 0;
      for (const [i, mark] of this.#marks.entries()) {
        if (wanted === 0) break;
        if (this.#holder[i] !== undefined || mark >= (this.#ceilings[who] ?? 52)) continue;
        this.#holder[i] = who;
        this.#flip(who, mark);
        wanted -= 1;
      }
    }
    for (let i = 0; i < 8; i++) this.next();
  }

  /** Remembers what each seat passed on. */
  #note({ view }: Sight): void {
    let last: { size: number; strength: number } | null = null;
    for (const { seat, play } of view.history) {
      if (play !== null) last = { size: play.cards.length, strength: playStrength(play) };
      else if (last !== null && last.size <= 2) {
        const refused = last.size === 1 ? this.#refusedSingle : this.#refusedPair;
        refused[seat] = Math.min(refused[seat] ?? NEVER, last.strength);
      }
    }
  }

  #flip(seat: number, mark: number): void {
    if (mark < 28) this.lo[seat] = (this.lo[seat] as number) ^ (1 << mark);
    else this.hi[seat] = (this.hi[seat] as number) ^ (1 << (mark - 28));
  }

  /** How well a hand fits what its seat passed on. */
  #likelihood(seat: number): number {
    const [lo, hi] = [this.lo[seat] as number, this.hi[seat] as number];
    let weight = 1;
    const single = this.#refusedSingle[seat] as number;
    if (single < 51) {
      const above = single < 28 ? bitCount(lo & (-2 << single)) + bitCount(hi) : bitCount(hi & (-2 << (single - 28)));
      if (above > 0) weight *= above === 1 ? COULD_SINGLE : above === 2 ? COULD_SINGLE ** 2 : COULD_SINGLE ** 3;
    }
    const pair = this.#refusedPair[seat] as number;
    for (let v = (pair >> 2) + 1; v < 13; v++) {
      const suits = suitsAt(lo, hi, v);
      if ((suits & (suits - 1)) !== 0) weight *= COULD_PAIR;
    }
    return weight;
  }

  /** Goes on to another world. */
  next(): void {
    for (let i = 0; i < SWAPS; i++) this.#swap();
  }

  #swap(): void {
    const n = this.#marks.length;
    const i = this.#random.below(n);
    const j = this.#random.below(n);
    const [a, b] = [this.#holder[i] as number, this.#holder[j] as number];
    const [x, y] = [this.#marks[i] as number, this.#marks[j] as number];
    if (a === b || y >= (this.#ceilings[a] ?? 52) || x >= (this.#ceilings[b] ?? 52)) return;
    const before = this.#likelihood(a) * this.#likelihood(b);
    this.#exchange(a, b, x, y);
    const after = this.#likelihood(a) * this.#likelihood(b);
    if (after >= before || this.#random.fraction() * before < after) {
      this.#holder[i] = b;
      this.#holder[j] = a;
    } else this.#exchange(a, b, x, y);
  }

  #exchange(a: number, b: number, x: number, y: number): void {
    this.#flip(a, x);
    this.#flip(b, x);
    this.#flip(a, y);
    this.#flip(b, y);
  }
}
