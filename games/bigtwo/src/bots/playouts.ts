/** Sampled worlds played out for every choice of a seat: the same worlds for all, so that choices can be compared. */

import type { Random } from "@baize/kernel";
import { Endgame } from "./endgame.ts";
import type { Choice, Judgement } from "./judgement.ts";
import type { Sight } from "./packed/sight.ts";
import { PackedTable } from "./packed/table.ts";
import { Plan } from "./plan.ts";
import { Rollout } from "./rollout.ts";
import { Worlds } from "./worlds.ts";

/** With so few cards left at the table, worlds are searched to the end, as far as so many tables reach. */
const ENDGAME_CARDS = 12;
const ENDGAME_NODES = 400;

/** A choice, the table after it, and what it scored in each world. */
export interface Candidate {
  readonly choice: Choice;
  readonly table: PackedTable;
  readonly plan: Plan;
  readonly scores: number[];
}

/** A choice, ready to be played out. */
export function candidate(sight: Sight, judgement: Judgement, choice: Choice): Candidate {
  const table = new PackedTable(sight.rules).copy(sight.table);
  if (choice.play < 0) table.pass();
  else table.play(judgement.plays, choice.play);
  const plan = new Plan();
  judgement.planner.plan(table.lo[sight.seat] as number, table.hi[sight.seat] as number, plan);
  return { choice, table, plan, scores: [] };
}

/** The mean score of a candidate so far, in points. */
export const meanOf = ({ scores }: Candidate): number =>
  scores.reduce((sum, x) => sum + x, 0) / Math.max(1, scores.length);

/** Plays worlds out from what one seat sees. */
export class Playouts {
  readonly #sight: Sight;
  readonly #rollout: Rollout;
  readonly #worlds: Worlds;
  readonly #others: readonly number[];
  readonly #plans: readonly Plan[];
  readonly #endgame: Endgame | undefined;

  constructor(sight: Sight, random: Random) {
    this.#sight = sight;
    this.#rollout = new Rollout(sight.rules);
    this.#rollout.look(sight.unseenLo | sight.lo, sight.unseenHi | sight.hi, sight.others);
    this.#worlds = new Worlds(sight, random);
    this.#others = [0, 1, 2, 3].filter((seat) => seat !== sight.seat);
    this.#plans = this.#others.map(() => new Plan());
    const isEnding = sight.view.counts.reduce((sum, n) => sum + n, 0) <= ENDGAME_CARDS;
    this.#endgame = isEnding ? new Endgame(sight.rules) : undefined;
  }

  /** Plays the next world out, once for each candidate. */
  next(candidates: readonly Candidate[]): void {
    const { lo, hi } = this.#worlds;
    this.#worlds.next();
    for (const [i, seat] of this.#others.entries()) {
      this.#rollout.plan(lo[seat] as number, hi[seat] as number, this.#plans[i] as Plan);
    }
    for (const each of candidates) each.scores.push(this.#play(each));
  }

  #play({ table, plan }: Candidate): number {
    const { seat: own } = this.#sight;
    const rollout = this.#rollout;
    const { lo, hi } = this.#worlds;
    rollout.table.copy(table);
    for (const [i, seat] of this.#others.entries()) {
      rollout.table.setHandBits(seat, lo[seat] as number, hi[seat] as number);
      rollout.plans[seat]?.copy(this.#plans[i] as Plan);
    }
    rollout.plans[own]?.copy(plan);
    return this.#endgame?.solve(rollout.table, ENDGAME_NODES)?.[own] ?? rollout.play(own);
  }
}
