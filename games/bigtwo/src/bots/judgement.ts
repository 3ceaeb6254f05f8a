/** What each choice of a seat is worth by its plan: the plain judgement behind `skilled`, and where `expert` starts. */

import { Outlook } from "./outlook.ts";
import { bitCount } from "./packed/cardset.ts";
import { PlayList } from "./packed/plays.ts";
import type { PackedRules } from "./packed/rules.ts";
import type { Sight } from "./packed/sight.ts";
import { Plan, Planner } from "./plan.ts";

/** What the lead is worth, less than a plan counts for it, so that control is kept for later. */
const LEAD = 0.7;
/** What the lead is worth when one play is left. */
const FINISH = 3;
/** What each card shed is worth by itself. */
const CARD = 0.05;
/** What it costs when somebody goes out on this play. */
const LOSS = 3;

/** One choice; `play` is its place in the list of plays, −1 a pass. */
export interface Choice {
  readonly play: number;
  readonly worth: number;
}

/** Weighs choices under one set of rules. */
export class Judgement {
  readonly outlook = new Outlook();
  readonly planner: Planner;
  /** The legal plays of the last sight. */
  readonly plays = new PlayList();
  readonly #rest = new Plan();

  constructor(rules: PackedRules) {
    this.planner = new Planner(rules);
  }

  /** Every choice of the sight, best first. */
  choices(sight: Sight): Choice[] {
    this.outlook.look(sight.unseenLo, sight.unseenHi, sight.others);
    this.planner.prepare(this.outlook);
    sight.table.legalPlays(this.plays);
    const choices: Choice[] = [];
    for (let i = 0; i < this.plays.length; i++) choices.push({ play: i, worth: this.#playWorth(sight, i) });
    if (sight.table.mayPass) choices.push({ play: -1, worth: this.#passWorth(sight) });
    return choices.sort((a, b) => b.worth - a.worth);
  }

  #playWorth(sight: Sight, i: number): number {
    const { plays, planner } = this;
    const size = plays.size[i] as number;
    const strength = plays.strength[i] as number;
    const [lo, hi] = [sight.lo & ~(plays.lo[i] as number), sight.hi & ~(plays.hi[i] as number)];
    if ((lo | hi) === 0) return Number.POSITIVE_INFINITY;
    const effort = planner.effort(lo, hi);
    planner.plan(lo, hi, this.#rest);
    const chance = this.outlook.chance(size, strength);
    const lead = this.#rest.length === 1 ? FINISH : LEAD;
    return lead * chance - effort + CARD * size - LOSS * this.#danger(sight, size, strength);
  }

  /** The chance that a seat with as many cards as the play goes out on it. */
  #danger(sight: Sight, size: number, strength: number): number {
    if (size > 2) return 0;
    let safe = 1;
    for (const count of sight.others) {
      if (count !== size) continue;
      safe *= 1 - (size === 1 ? shareAbove(sight, strength) : 0.1 * (1 - this.outlook.chance(2, strength)));
    }
    return 1 - safe;
  }

  #passWorth(sight: Sight): number {
    const { owner, count } = sight.table;
    const left = count[owner] as number;
    const danger = left === 1 ? 0.5 : left === 2 ? 0.2 : 0;
    return -this.planner.effort(sight.lo, sight.hi) - LOSS * danger;
  }
}

/** Which share of the unseen cards is stronger than this one. */
function shareAbove(sight: Sight, mark: number): number {
  const { unseenLo, unseenHi } = sight;
  const all = bitCount(unseenLo) + bitCount(unseenHi);
  const [aboveLo, aboveHi] = mark < 28 ? [unseenLo & (-2 << mark), unseenHi] : [0, unseenHi & (-2 << (mark - 28))];
  return all === 0 ? 0 : (bitCount(aboveLo) + bitCount(aboveHi)) / all;
}
