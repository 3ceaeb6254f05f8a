/**
 * What moves are worth when all hands are known: endings are searched to the last card, and before that every answer of the next
 * seat is tried and played out by plan, each seat for its own score.
 */

import type { Move, State } from "../rules/index.ts";
import { Endgame } from "./endgame.ts";
import type { Estimate } from "./estimate.ts";
import { PlayList } from "./packed/plays.ts";
import { packRules } from "./packed/rules.ts";
import { moveOfBits, PackedTable } from "./packed/table.ts";
import type { Plan } from "./plan.ts";
import { Rollout } from "./rollout.ts";

/** So many tables an ending may take. */
const ENDGAME_NODES = 20_000;
/** With more cards than this at the table an ending is not begun. */
const ENDGAME_CARDS = 20;

/** Values of tables under one set of rules, with all hands in sight. */
class OpenHands {
  readonly #rollout: Rollout;
  readonly #endgame: Endgame;
  readonly #answers = new PlayList();
  readonly #tried: PackedTable;

  constructor(table: PackedTable) {
    this.#rollout = new Rollout(table.rules);
    this.#endgame = new Endgame(table.rules);
    this.#tried = new PackedTable(table.rules);
    let [lo, hi] = [0, 0];
    for (let seat = 0; seat < 4; seat++) {
      lo |= table.lo[seat] as number;
      hi |= table.hi[seat] as number;
    }
    const countAfter = (step: number) => table.count[(table.turn + step) & 3] as number;
    this.#rollout.look(lo, hi, [countAfter(1), countAfter(2), countAfter(3)]);
  }

  /** The score of a seat at a table, in cards. */
  value(table: PackedTable, hero: number): number {
    if (table.winner >= 0) return this.#playedOut(table, hero);
    const cards = table.count.reduce((sum, count) => sum + count, 0);
    const exact = cards <= ENDGAME_CARDS ? this.#endgame.solve(table, ENDGAME_NODES) : null;
    return exact === null ? this.#answered(table, hero) : (exact[hero] as number);
  }

  /** The hero's score after the answer that is best for the seat to move. */
  #answered(table: PackedTable, hero: number): number {
    const { turn } = table;
    table.legalPlays(this.#answers);
    let best = Number.NEGATIVE_INFINITY;
    let score = 0;
    for (let i = 0; i <= this.#answers.length; i++) {
      if (i === this.#answers.length && !table.mayPass) break;
      const tried = this.#tried.copy(table);
      if (i < this.#answers.length) tried.play(this.#answers, i);
      else tried.pass();
      const own = this.#playedOut(tried, turn);
      if (own <= best) continue;
      best = own;
      score = turn === hero ? own : this.#playedOut(tried, hero);
    }
    return score;
  }

  #playedOut(table: PackedTable, hero: number): number {
    const rollout = this.#rollout;
    rollout.table.copy(table);
    for (let seat = 0; seat < 4; seat++) {
      rollout.plan(table.lo[seat] as number, table.hi[seat] as number, rollout.plans[seat] as Plan);
    }
    return rollout.play(hero);
  }
}

/** Every move of the seat to move, best first, with all hands known. */
export function openWorth(state: State): readonly Estimate[] {
  const rules = packRules(state.options);
  const table = new PackedTable(rules).load(state);
  const { turn } = table;
  const plays = new PlayList();
  table.legalPlays(plays);
  const open = new OpenHands(table);
  const worth: { readonly move: Move; readonly points: number }[] = [];
  const next = new PackedTable(rules);
  for (let i = 0; i < plays.length; i++) {
    next.copy(table).play(plays, i);
    const move = moveOfBits(rules, plays.lo[i] as number, plays.hi[i] as number);
    worth.push({ move, points: open.value(next, turn) });
  }
  if (table.mayPass) {
    next.copy(table).pass();
    worth.push({ move: { kind: "pass" }, points: open.value(next, turn) });
  }
  return worth.sort((a, b) => b.points - a.points);
}
