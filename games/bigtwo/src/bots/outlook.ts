/** How likely plays are to win the round, judged from the cards that are still out and from who could answer. */

import { suitsAt } from "./packed/cardset.ts";
import { categoryOf, FLUSH, FOUR_KICKER, FULL_HOUSE } from "./packed/rules.ts";

/** The chance that one card or group that could answer does not. */
const SINGLE_STANDS = 0.8;
const PAIR_STANDS = 0.8;
const TRIPLE_STANDS = 0.85;

/** Chances of winning the round for one player, filled anew for each position. */
export class Outlook {
  /** By the strength of the play: singles and pairs 0 to 51, triples 0 to 12. */
  readonly single = new Float64Array(52);
  readonly pair = new Float64Array(52);
  readonly triple = new Float64Array(13);
  /** How likely five-card plays are answered at all: 1 with three full hands against them, 0 when nobody holds five. */
  #fiveDanger = 1;

  /** Looks at the cards that are out and at how many cards each other seat holds. */
  look(lo: number, hi: number, counts: readonly [number, number, number]): void {
    const most = Math.max(counts[0], counts[1], counts[2]);
    let [single, pair, triple] = [1, 1, 1];
    for (let v = 12; v >= 0; v--) {
      const suits = suitsAt(lo, hi, v);
      const n = (suits & 1) + ((suits >> 1) & 1) + ((suits >> 2) & 1) + (suits >> 3);
      this.triple[v] = triple;
      for (let s = 3; s >= 0; s--) {
        const m = 4 * v + s;
        const others = suits & ~(1 << s);
        this.pair[m] = pair * (n >= 2 && others >> s > 1 ? PAIR_STANDS : 1);
        this.single[m] = single;
        if (((suits >> s) & 1) !== 0) single *= SINGLE_STANDS;
      }
      if (n >= 2 && most >= 2) pair *= PAIR_STANDS;
      if (n >= 3 && most >= 3) triple *= TRIPLE_STANDS;
    }
    const able = (counts[0] >= 5 ? 1 : 0) + (counts[1] >= 5 ? 1 : 0) + (counts[2] >= 5 ? 1 : 0);
    this.#fiveDanger = (able / 3) * Math.min(1, (counts[0] + counts[1] + counts[2]) / 39);
  }

  /** The chance of a five-card play. */
  five(strength: number): number {
    return 1 - (1 - fullTableChance(strength)) * this.#fiveDanger;
  }

  /** The chance of any play. */
  chance(size: number, strength: number): number {
    if (size === 1) return this.single[strength] as number;
    if (size === 2) return this.pair[strength] as number;
    if (size === 3) return this.triple[strength] as number;
    return this.five(size === 5 ? strength : FULL_HOUSE << 16);
  }
}

/** What a five-card play is worth against three full hands. */
function fullTableChance(strength: number): number {
  const category = categoryOf(strength);
  const key = strength & 0xffff;
  if (category === 0) return 0.3 + 0.006 * key;
  if (category === FLUSH) return 0.5 + 0.2 * (key / 0x8000);
  if (category === FULL_HOUSE) return 0.72 + 0.018 * key;
  return category === FOUR_KICKER ? 0.97 : 0.99;
}
