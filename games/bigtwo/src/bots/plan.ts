/** A plan: the hand cut into plays so that it is emptied with the least effort. */

import type { Outlook } from "./outlook.ts";
import { bitCount, suitsAt } from "./packed/cardset.ts";
import { addFives, PlayList } from "./packed/plays.ts";
import type { PackedRules } from "./packed/rules.ts";

/** What a play saves when it wins the round: the lead it brings is worth the turn it takes. */
export const LEAD_WORTH = 0.99;

/** So many five-card plays of a hand are looked at; more only come from very long suits. */
const MOST_FIVES = 96;

/** Plays that empty a hand. */
export class Plan {
  readonly lo = new Int32Array(13);
  readonly hi = new Int32Array(13);
  readonly size = new Uint8Array(13);
  readonly strength = new Int32Array(13);
  length = 0;

  add(lo: number, hi: number, size: number, strength: number): void {
    const i = this.length++;
    this.lo[i] = lo;
    this.hi[i] = hi;
    this.size[i] = size;
    this.strength[i] = strength;
  }

  /** Takes the i-th play out. */
  remove(i: number): void {
    const last = --this.length;
    this.lo[i] = this.lo[last] as number;
    this.hi[i] = this.hi[last] as number;
    this.size[i] = this.size[last] as number;
    this.strength[i] = this.strength[last] as number;
  }

  copy(from: Plan): void {
    this.length = from.length;
    for (let i = 0; i < from.length; i++) {
      this.lo[i] = from.lo[i] as number;
      this.hi[i] = from.hi[i] as number;
      this.size[i] = from.size[i] as number;
      this.strength[i] = from.strength[i] as number;
    }
  }
}

/** How the cards of one value are cut: three as one, two as one, and the rest one by one. */
const TRIPLE_CUT = 1;
const PAIR_CUT = 2;
const TWO_PAIR_CUT = 3;

/** Plans hands under one set of rules, for one outlook at a time. */
export class Planner {
  readonly #rules: PackedRules;
  readonly #fives = new PlayList();
  /** The least effort for the suits held of a value, and how they are cut for it: 16 places for each value. */
  readonly #effort = new Float64Array(16 * 13);
  readonly #cut = new Uint8Array(16 * 13);
  #outlook: Outlook | null = null;
  #first = -1;
  #second = -1;

  constructor(rules: PackedRules) {
    this.#rules = rules;
  }

  /** Prepares for hands with this outlook. */
  prepare(outlook: Outlook): void {
    this.#outlook = outlook;
    for (let v = 0; v < 13; v++) {
      for (let suits = 1; suits < 16; suits++) this.#cutGroup(outlook, v, suits);
    }
  }

  #cutGroup(outlook: Outlook, v: number, suits: number): void {
    const single = (s: number) => 1 - LEAD_WORTH * (outlook.single[4 * v + s] as number);
    const n = bitCount(suits);
    let all = 0;
    for (let s = 0; s < 4; s++) if (((suits >> s) & 1) !== 0) all += single(s);
    let [best, cut] = [all, 0];
    const offer = (effort: number, kind: number) => {
      if (effort < best) [best, cut] = [effort, kind];
    };
    const top = 31 - Math.clz32(suits);
    const low = 31 - Math.clz32(suits & -suits);
    if (n === 2) offer(1 - LEAD_WORTH * (outlook.pair[4 * v + top] as number), PAIR_CUT);
    if (n === 3) {
      offer(1 - LEAD_WORTH * (outlook.pair[4 * v + top] as number) + single(low), PAIR_CUT);
      if (this.#rules.config.triples) offer(1 - LEAD_WORTH * (outlook.triple[v] as number), TRIPLE_CUT);
    }
    if (n === 4) {
      const [lower, upper] = [outlook.pair[4 * v + 1] as number, outlook.pair[4 * v + 3] as number];
      offer(2 - LEAD_WORTH * (lower + upper), TWO_PAIR_CUT);
    }
    this.#effort[16 * v + suits] = best;
    this.#cut[16 * v + suits] = cut;
  }

  #groupsEffort(lo: number, hi: number): number {
    let sum = 0;
    for (let v = 0, w = lo; w !== 0; v++, w >>>= 4) sum += this.#effort[16 * v + (w & 15)] as number;
    for (let v = 7, w = hi; w !== 0; v++, w >>>= 4) sum += this.#effort[16 * v + (w & 15)] as number;
    return sum;
  }

  #fiveEffort(i: number): number {
    return 1 - LEAD_WORTH * (this.#outlook?.five(this.#fives.strength[i] as number) ?? 0);
  }

  /** The effort of the best plan for a hand: about how many leads it will cost. */
  effort(lo: number, hi: number): number {
    this.#first = -1;
    this.#second = -1;
    let best = this.#groupsEffort(lo, hi);
    const count = bitCount(lo) + bitCount(hi);
    if (count < 5) return best;
    const fives = this.#fives;
    fives.length = 0;
    addFives(fives, this.#rules, lo, hi, -1);
    const n = Math.min(fives.length, MOST_FIVES);
    for (let i = 0; i < n; i++) {
      const [restLo, restHi] = [lo & ~(fives.lo[i] as number), hi & ~(fives.hi[i] as number)];
      const own = this.#fiveEffort(i);
      const one = own + this.#groupsEffort(restLo, restHi);
      if (one < best) {
        best = one;
        this.#first = i;
        this.#second = -1;
      }
      if (count < 10) continue;
      for (let j = i + 1; j < n; j++) {
        const [jLo, jHi] = [fives.lo[j] as number, fives.hi[j] as number];
        if ((jLo & ~restLo) !== 0 || (jHi & ~restHi) !== 0) continue;
        const two = own + this.#fiveEffort(j) + this.#groupsEffort(restLo & ~jLo, restHi & ~jHi);
        if (two < best) {
          best = two;
          this.#first = i;
          this.#second = j;
        }
      }
    }
    return best;
  }

  /** Writes the best plan for a hand. */
  plan(lo: number, hi: number, plan: Plan): void {
    this.effort(lo, hi);
    plan.length = 0;
    let [restLo, restHi] = [lo, hi];
    for (const i of [this.#first, this.#second]) {
      if (i < 0) continue;
      const [iLo, iHi] = [this.#fives.lo[i] as number, this.#fives.hi[i] as number];
      plan.add(iLo, iHi, 5, this.#fives.strength[i] as number);
      restLo &= ~iLo;
      restHi &= ~iHi;
    }
    for (let v = 0; v < 13; v++) {
      const suits = suitsAt(restLo, restHi, v);
      if (suits !== 0) this.#addGroup(plan, v, suits);
    }
  }

  #addGroup(plan: Plan, v: number, suits: number): void {
    const cut = this.#cut[16 * v + suits];
    let rest = suits;
    if (cut === TRIPLE_CUT) {
      addSuits(plan, v, suits, 3, v);
      return;
    }
    if (cut === TWO_PAIR_CUT) {
      addSuits(plan, v, 3, 2, 4 * v + 1);
      addSuits(plan, v, 12, 2, 4 * v + 3);
      return;
    }
    if (cut === PAIR_CUT) {
      const pair = bitCount(suits) === 2 ? suits : suits & (suits - 1);
      addSuits(plan, v, pair, 2, 4 * v + 31 - Math.clz32(pair));
      rest &= ~pair;
    }
    for (; rest !== 0; rest &= rest - 1) {
      const suit = rest & -rest;
      addSuits(plan, v, suit, 1, 4 * v + 31 - Math.clz32(suit));
    }
  }
}

function addSuits(plan: Plan, v: number, suits: number, size: number, strength: number): void {
  if (v < 7) plan.add(suits << (4 * v), 0, size, strength);
  else plan.add(0, suits << (4 * (v - 7)), size, strength);
}
