/** A deal played out fast: every seat follows its plan, and makes a new one when it has to break it. */

import { Outlook } from "./outlook.ts";
import { LOW_VALUES, suitsAt, topMark } from "./packed/cardset.ts";
import type { PackedRules } from "./packed/rules.ts";
import { PackedTable } from "./packed/table.ts";
import { Plan, Planner } from "./plan.ts";

/** Seats with so few cards make the others break their plans. */
const DANGER = 2;

/** Plays out worlds of one position. All seats judge by the same outlook, taken when the position is set. */
export class Rollout {
  readonly table: PackedTable;
  readonly plans = [new Plan(), new Plan(), new Plan(), new Plan()] as const;
  readonly #outlook = new Outlook();
  readonly #planner: Planner;

  constructor(rules: PackedRules) {
    this.table = new PackedTable(rules);
    this.#planner = new Planner(rules);
  }

  /** Takes the outlook of a position: all cards that are not yet played, and the counts. */
  look(lo: number, hi: number, counts: readonly [number, number, number]): void {
    this.#outlook.look(lo, hi, counts);
    this.#planner.prepare(this.#outlook);
  }

  /** Plans a hand by that outlook. */
  plan(lo: number, hi: number, into: Plan): void {
    this.#planner.plan(lo, hi, into);
  }

  /** Plays the table out, each seat by its plan, and gives the score of one seat in cards. */
  play(hero: number): number {
    const { table } = this;
    while (table.winner < 0) this.#turn();
    const { count } = table;
    if (table.winner !== hero) return -(count[hero] as number);
    return (count[0] as number) + (count[1] as number) + (count[2] as number) + (count[3] as number);
  }

  #turn(): void {
    const { table } = this;
    const plan = this.plans[table.turn] as Plan;
    const i = table.lastSize === 0 ? this.#lead(plan) : this.#follow(plan);
    if (i >= 0) this.#playPlanned(plan, i);
    else if (table.lastSize === 0 || !this.#breakPlan(plan)) table.pass();
  }

  #playPlanned(plan: Plan, i: number): void {
    this.table.playBits(plan.lo[i] as number, plan.hi[i] as number, plan.size[i] as number, plan.strength[i] as number);
    plan.remove(i);
  }

  /** The fewest cards another seat holds. */
  #fewest(): number {
    const { count, turn } = this.table;
    return Math.min(count[(turn + 1) & 3] as number, count[(turn + 2) & 3] as number, count[(turn + 3) & 3] as number);
  }

  /** Junk first and big plays first; with two plays left the surer one; no low card before a seat that holds one. */
  #lead(plan: Plan): number {
    if (plan.length === 1) return 0;
    const fewest = this.#fewest();
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < plan.length; i++) {
      const size = plan.size[i] as number;
      const chance = this.#outlook.chance(size, plan.strength[i] as number);
      let score = plan.length === 2 ? chance : 0.25 * size - chance;
      if (size === fewest && size <= DANGER) score -= (size === 1 ? 6 : 2) * (1 - chance);
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    }
    return best;
  }

  /** The weakest planned play that wins; the strongest when the next seat holds one card. */
  #follow(plan: Plan): number {
    const { table } = this;
    const nextIsOut = table.lastSize === 1 && table.count[(table.turn + 1) & 3] === 1;
    let best = -1;
    for (let i = 0; i < plan.length; i++) {
      const strength = plan.strength[i] as number;
      if (!table.takes(plan.size[i] as number, strength)) continue;
      if (best < 0 || strength > (plan.strength[best] as number) === nextIsOut) best = i;
    }
    return best;
  }

  /** Answers with cards planned otherwise, when somebody is about to go out. */
  #breakPlan(plan: Plan): boolean {
    const { table } = this;
    const { lastSize, turn } = table;
    if (lastSize > 2 || this.#fewest() > DANGER) return false;
    const [lo, hi] = [table.lo[turn] as number, table.hi[turn] as number];
    if (lastSize === 1) {
      const top = topMark(lo, hi);
      if (top <= table.lastStrength) return false;
      if (top < 4 * LOW_VALUES) table.playBits(1 << top, 0, 1, top);
      else table.playBits(0, 1 << (top - 4 * LOW_VALUES), 1, top);
    } else if (!this.#breakForPair(lo, hi)) return false;
    this.#planner.plan(table.lo[turn] as number, table.hi[turn] as number, plan);
    return true;
  }

  #breakForPair(lo: number, hi: number): boolean {
    const { table } = this;
    for (let v = table.lastStrength >> 2; v < 13; v++) {
      const suits = suitsAt(lo, hi, v);
      if ((suits & (suits - 1)) === 0) continue;
      const top = 31 - Math.clz32(suits);
      const second = 31 - Math.clz32(suits & ~(1 << top));
      const strength = 4 * v + top;
      if (strength <= table.lastStrength) continue;
      const pair = (1 << top) | (1 << second);
      if (v < LOW_VALUES) table.playBits(pair << (4 * v), 0, 2, strength);
      else table.playBits(0, pair << (4 * (v - LOW_VALUES)), 2, strength);
      return true;
    }
    return false;
  }
}
