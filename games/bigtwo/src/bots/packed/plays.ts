/** Every play of a packed hand, written into a list that is used again and again. */

import { HI_BIT, LO_BIT, LOW_VALUES, suitsAt } from "./cardset.ts";
import { FLUSH, FOUR_KICKER, FULL_HOUSE, type PackedRules, STRAIGHT_FLUSH, strengthOf } from "./rules.ts";

/** More plays than any hand of thirteen cards holds. */
const CAPACITY = 4096;

/** Plays side by side: their cards, their number of cards, their strength. */
export class PlayList {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  readonly size: Uint8Array;
  readonly strength: Int32Array;
  length = 0;

  constructor(capacity = CAPACITY) {
    this.lo = new Int32Array(capacity);
    this.hi = new Int32Array(capacity);
    this.size = new Uint8Array(capacity);
    this.strength = new Int32Array(capacity);
  }

  add(lo: number, hi: number, size: number, strength: number): void {
    const i = this.length++;
    this.lo[i] = lo;
    this.hi[i] = hi;
    this.size[i] = size;
    this.strength[i] = strength;
  }
}

/** The suits held of each value, filled for the hand at work; nothing here is re-entrant. */
const held = new Uint8Array(13);

/** How many suits, and the highest of them, in four bits. */
const COUNT = Uint8Array.from({ length: 16 }, (_, s) => (s & 1) + ((s >> 1) & 1) + ((s >> 2) & 1) + (s >> 3));
const TOP = Uint8Array.from({ length: 16 }, (_, s) => (s === 0 ? 0 : 31 - Math.clz32(s)));

const subsetsOf = (size: number) =>
  Array.from({ length: 16 }, (_, all) =>
    Uint8Array.from(Array.from({ length: 16 }, (_, s) => s).filter((s) => (s & all) === s && COUNT[s] === size)),
  );
const PAIRS = subsetsOf(2);
const TRIPLES = subsetsOf(3);

const loOf = (value: number, suits: number): number => (value < LOW_VALUES ? suits << (4 * value) : 0);
const hiOf = (value: number, suits: number): number => (value < LOW_VALUES ? 0 : suits << (4 * (value - LOW_VALUES)));

function lay(lo: number, hi: number): void {
  for (let v = 0; v < LOW_VALUES; v++) held[v] = (lo >>> (4 * v)) & 15;
  for (let v = LOW_VALUES; v < 13; v++) held[v] = (hi >>> (4 * (v - LOW_VALUES))) & 15;
}

/** The singles stronger than `above`. */
export function addSingles(list: PlayList, lo: number, hi: number, above: number): void {
  for (let w = lo; w !== 0; w &= w - 1) {
    const bit = w & -w;
    const m = 31 - Math.clz32(bit);
    if (m > above) list.add(bit, 0, 1, m);
  }
  for (let w = hi; w !== 0; w &= w - 1) {
    const bit = w & -w;
    const m = 4 * LOW_VALUES + 31 - Math.clz32(bit);
    if (m > above) list.add(0, bit, 1, m);
  }
}

/** The pairs stronger than `above`. */
export function addPairs(list: PlayList, lo: number, hi: number, above: number): void {
  for (let v = Math.max(0, above >> 2); v < 13; v++) {
    const suits = suitsAt(lo, hi, v);
    if ((suits & (suits - 1)) === 0) continue;
    for (const pair of PAIRS[suits] as Uint8Array) {
      const strength = 4 * v + (TOP[pair] as number);
      if (strength > above) list.add(loOf(v, pair), hiOf(v, pair), 2, strength);
    }
  }
}

/** The triples stronger than `above`. */
export function addTriples(list: PlayList, lo: number, hi: number, above: number): void {
  for (let v = above + 1; v < 13; v++) {
    for (const triple of TRIPLES[suitsAt(lo, hi, v)] as Uint8Array) list.add(loOf(v, triple), hiOf(v, triple), 3, v);
  }
}

/** Two pair and four of a kind stronger than `above`. */
export function addFourCards(list: PlayList, lo: number, hi: number, above: number): void {
  lay(lo, hi);
  for (let v = 0; v < 13; v++) {
    const suits = held[v] as number;
    if (suits === 15 && strengthOf(1, v) > above) list.add(loOf(v, 15), hiOf(v, 15), 4, strengthOf(1, v));
    for (const high of PAIRS[suits] as Uint8Array) {
      const strength = 4 * v + (TOP[high] as number);
      if (strength <= above) continue;
      for (let u = 0; u < v; u++) {
        for (const low of PAIRS[held[u] as number] as Uint8Array) {
          list.add(loOf(v, high) | loOf(u, low), hiOf(v, high) | hiOf(u, low), 4, strength);
        }
      }
    }
  }
}

/** The five-card plays stronger than `above`. */
export function addFives(list: PlayList, rules: PackedRules, lo: number, hi: number, above: number): void {
  lay(lo, hi);
  if (above < strengthOf(FLUSH, 0)) addStraights(list, rules, above);
  if (rules.config.flushes !== "none" && above < strengthOf(FULL_HOUSE, 0)) addFlushes(list, rules, above);
  if (above < strengthOf(FOUR_KICKER, 0)) addFullHouses(list, above);
  addBombsLaid(list, rules, above);
}

/** Fours with kicker and straight flushes stronger than `above`. */
export function addBombs(list: PlayList, rules: PackedRules, lo: number, hi: number, above: number): void {
  lay(lo, hi);
  addBombsLaid(list, rules, above);
}

function addBombsLaid(list: PlayList, rules: PackedRules, above: number): void {
  if (rules.config.kicker && above < strengthOf(STRAIGHT_FLUSH, 0)) addFoursWithKicker(list, above);
  addStraightFlushes(list, rules, above);
}

/** The suits chosen for the five cards of a straight. */
const chosen = new Uint8Array(5);

function addStraights(list: PlayList, rules: PackedRules, above: number): void {
  for (let place = 0; place < rules.windowCount; place++) {
    const from = 5 * place;
    let complete = true;
    for (let i = 0; i < 5 && complete; i++) complete = held[rules.windows[from + i] as number] !== 0;
    if (complete && 4 * place + 3 > above) addStraightsAt(list, rules, place, 0, 0, 0, 15, above);
  }
}

/** Chooses the suit of card `i` and goes on to the next; `common` is the suit all chosen cards share, if any. */
function addStraightsAt(
  list: PlayList,
  rules: PackedRules,
  place: number,
  i: number,
  lo: number,
  hi: number,
  common: number,
  above: number,
): void {
  if (i === 5) {
    const strength = 4 * place + (TOP[chosen[rules.deciders[place] as number] as number] as number);
    if (common === 0 && strength > above) list.add(lo, hi, 5, strength);
    return;
  }
  const v = rules.windows[5 * place + i] as number;
  for (let rest = held[v] as number; rest !== 0; rest &= rest - 1) {
    const suit = rest & -rest;
    chosen[i] = suit;
    addStraightsAt(list, rules, place, i + 1, lo | loOf(v, suit), hi | hiOf(v, suit), common & suit, above);
  }
}

/** The values held in one suit. */
const inSuit = new Uint8Array(13);

function valuesIn(suit: number): number {
  let n = 0;
  for (let v = 0; v < 13; v++) if ((((held[v] as number) >> suit) & 1) !== 0) inSuit[n++] = v;
  return n;
}

function addFlushes(list: PlayList, rules: PackedRules, above: number): void {
  for (let suit = 0; suit < 4; suit++) {
    const n = valuesIn(suit);
    if (n >= 5) addFlushesFrom(list, rules, suit, n, 0, 0, 0, above);
  }
}

/** Chooses `picked` + 1st value of a flush among `inSuit[from..n]`. */
function addFlushesFrom(
  list: PlayList,
  rules: PackedRules,
  suit: number,
  n: number,
  from: number,
  picked: number,
  values: number,
  above: number,
): void {
  if (picked === 5) {
    if ((rules.placeOf[values] as number) >= 0) return;
    const strength = strengthOf(FLUSH, rules.flushBySuit ? (suit << 13) | values : (values << 2) | suit);
    if (strength <= above) return;
    let [lo, hi] = [0, 0];
    for (let rest = values; rest !== 0; rest &= rest - 1) {
      const m = 4 * (31 - Math.clz32(rest & -rest)) + suit;
      lo |= LO_BIT[m] as number;
      hi |= HI_BIT[m] as number;
    }
    list.add(lo, hi, 5, strength);
    return;
  }
  for (let i = from; i <= n - 5 + picked; i++) {
    addFlushesFrom(list, rules, suit, n, i + 1, picked + 1, values | (1 << (inSuit[i] as number)), above);
  }
}

function addStraightFlushes(list: PlayList, rules: PackedRules, above: number): void {
  for (let place = 0; place < rules.windowCount; place++) {
    let common = 15;
    for (let i = 0; i < 5; i++) common &= held[rules.windows[5 * place + i] as number] as number;
    for (let suit = 0; common !== 0 && suit < 4; suit++) {
      const strength = strengthOf(STRAIGHT_FLUSH, 4 * place + suit);
      if (((common >> suit) & 1) === 0 || strength <= above) continue;
      let [lo, hi] = [0, 0];
      for (let i = 0; i < 5; i++) {
        const m = 4 * (rules.windows[5 * place + i] as number) + suit;
        lo |= LO_BIT[m] as number;
        hi |= HI_BIT[m] as number;
      }
      list.add(lo, hi, 5, strength);
    }
  }
}

function addFullHouses(list: PlayList, above: number): void {
  for (let v = 0; v < 13; v++) {
    const strength = strengthOf(FULL_HOUSE, v);
    if (strength <= above || (COUNT[held[v] as number] as number) < 3) continue;
    for (let u = 0; u < 13; u++) {
      if (u === v || (COUNT[held[u] as number] as number) < 2) continue;
      for (const triple of TRIPLES[held[v] as number] as Uint8Array) {
        for (const pair of PAIRS[held[u] as number] as Uint8Array) {
          list.add(loOf(v, triple) | loOf(u, pair), hiOf(v, triple) | hiOf(u, pair), 5, strength);
        }
      }
    }
  }
}

function addFoursWithKicker(list: PlayList, above: number): void {
  for (let v = 0; v < 13; v++) {
    const strength = strengthOf(FOUR_KICKER, v);
    if (held[v] !== 15 || strength <= above) continue;
    for (let u = 0; u < 13; u++) {
      if (u === v) continue;
      for (let rest = held[u] as number; rest !== 0; rest &= rest - 1) {
        const suit = rest & -rest;
        list.add(loOf(v, 15) | loOf(u, suit), hiOf(v, 15) | hiOf(u, suit), 5, strength);
      }
    }
  }
}
