/** A deal played out fast: every seat follows its plan, and makes a new one when it has to break it. */

import { Outlook } from "./outlook.ts";
import { HI_BIT, LO_BIT, topMark } from "./packed/cardset.ts";
import { addPairs, addSingles, PlayList } from "./packed/plays.ts";
import type { PackedRules } from "./packed/rules.ts";
import { PackedTable } from "./packed/table.ts";
import { Plan, Planner } from "./plan.ts";

/** Seats with so few cards make the others answer with whatever they have. */
const DANGER = 4;
/** A single before a seat with one card, and a pair before one with two, must be strong. */
const NEAR_OUT = 2;
/** What each card is worth when a seat chooses its lead. */
const CARD = 0.5;
/** What the lead is worth when a seat thinks of breaking its plan. */
const LEAD = 0.7;

/** Plays out worlds of one position. All seats judge by the same outlook, taken when the position is set. */
export class Rollout {
  readonly table: PackedTable;
  readonly plans: readonly Plan[] = [new Plan(), new Plan(), new Plan(), new Plan()];
  readonly #outlook = new Outlook();
  readonly #planner: Planner;
  readonly #answers = new PlayList();

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
    return table.points(hero);
  }

  #turn(): void {
    const { table } = this;
    const plan = this.plans[table.turn] as Plan;
    const i = table.lastSize === 0 ? this.#lead(plan) : this.#follow(plan);
    if (i >= 0 && plan.size[i] === 1 && this.#isBound(plan.strength[i] as number)) this.#playHighest(plan);
    else if (i >= 0) this.#playPlanned(plan, i);
    else if (table.lastSize === 0 || !this.#breakPlan(plan)) table.pass();
  }

  #playPlanned(plan: Plan, i: number): void {
    this.table.playBits(plan.lo[i] as number, plan.hi[i] as number, plan.size[i] as number, plan.strength[i] as number);
    plan.remove(i);
  }

  /** Whether the last-card rule asks for a higher single than this. */
  #isBound(strength: number): boolean {
    const { count, hi, lo, rules, turn } = this.table;
    if (!rules.config.lastCard || count[(turn + 1) & 3] !== 1) return false;
    return strength !== topMark(lo[turn] as number, hi[turn] as number);
  }

  #playHighest(plan: Plan): void {
    const { table } = this;
    const { hi, lo, turn } = table;
    const top = topMark(lo[turn] as number, hi[turn] as number);
    table.playBits(LO_BIT[top] as number, HI_BIT[top] as number, 1, top);
    this.plan(lo[turn] as number, hi[turn] as number, plan);
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
      let score = plan.length === 2 ? chance : CARD * size - chance;
      if (size === fewest && size <= NEAR_OUT) score -= (size === 1 ? 6 : 2) * (1 - chance);
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

  /** Answers with cards planned otherwise, where that is worth it or somebody is about to go out. */
  #breakPlan(plan: Plan): boolean {
    const { table } = this;
    const { lastSize, lastStrength, turn } = table;
    if (lastSize > 2) return false;
    const answers = this.#answers;
    const [lo, hi] = [table.lo[turn] as number, table.hi[turn] as number];
    answers.length = 0;
    if (lastSize === 1) addSingles(answers, lo, hi, lastStrength);
    else addPairs(answers, lo, hi, lastStrength);
    const best = this.#fewest() <= DANGER ? this.#strongest(lastSize) : this.#worthiest(lo, hi);
    if (best < 0) return false;
    table.play(answers, best);
    this.plan(table.lo[turn] as number, table.hi[turn] as number, plan);
    return true;
  }

  /** The highest single or the lowest pair among the answers; −1 when there is none. */
  #strongest(size: number): number {
    return size === 1 ? this.#answers.length - 1 : Math.min(0, this.#answers.length - 1);
  }

  /** The answer that is worth more than a pass, if any. */
  #worthiest(lo: number, hi: number): number {
    const answers = this.#answers;
    if (answers.length === 0) return -1;
    let best = -1;
    let bestWorth = -this.#planner.effort(lo, hi);
    for (let i = 0; i < answers.length; i++) {
      const chance = this.#outlook.chance(answers.size[i] as number, answers.strength[i] as number);
      const rest = this.#planner.effort(lo & ~(answers.lo[i] as number), hi & ~(answers.hi[i] as number));
      const worth = LEAD * chance - rest;
      if (worth > bestWorth) {
        best = i;
        bestWorth = worth;
      }
    }
    return best;
  }
}
