/** Level "expert": plays out sampled worlds and overrides the plain choice only where they agree. */

import type { Bot, Budget, Random } from "@baize/kernel";
import type { BigTwo, Move } from "../rules/index.ts";
import { Endgame } from "./endgame.ts";
import { type Choice, Judgement } from "./judgement.ts";
import { moveOfBits, PackedTable } from "./packed/table.ts";
import { Plan } from "./plan.ts";
import { Rollout } from "./rollout.ts";
import { type Sight, sightOf } from "./sight.ts";
import { Worlds } from "./worlds.ts";

/** How many choices are looked at, best by the plain judgement first. */
const CANDIDATES = 10;
/** Playouts spent on one move when the budget allows more. */
const PLAYOUTS = 2500;
/** After so many worlds, choices that are clearly worse are dropped. */
const ROUND = 24;
/** How many standard errors are clear. */
const CLEARLY_WORSE = 2;
const CLEARLY_BETTER = 1;

/** With so few cards left at the table, worlds are searched to the end, as far as so many tables reach. */
const ENDGAME_CARDS = 12;
const ENDGAME_NODES = 400;

interface Candidate {
  readonly choice: Choice;
  readonly table: PackedTable;
  readonly plan: Plan;
  readonly scores: number[];
}

/** Level "expert". A node of its budget is one world played out for one choice. */
export const expert: Bot<BigTwo> = {
  id: "expert",
  choose(view, _legal, random, budget): Move {
    const sight = sightOf(view);
    const judgement = new Judgement(sight.rules);
    const choices = judgement.choices(sight);
    const best = search(sight, judgement, choices, random, budget);
    if (best === undefined || best.play < 0) return { kind: "pass" };
    const { lo, hi } = judgement.plays;
    return moveOfBits(sight.rules, lo[best.play] ?? 0, hi[best.play] ?? 0);
  },
};

function search(
  sight: Sight,
  judgement: Judgement,
  choices: readonly Choice[],
  random: Random,
  budget: Budget,
): Choice | undefined {
  const [plain] = choices;
  if (plain === undefined || plain.worth === Number.POSITIVE_INFINITY || choices.length === 1) return plain;
  const rollout = new Rollout(sight.rules);
  rollout.look(sight.unseenLo | sight.lo, sight.unseenHi | sight.hi, sight.others);
  let alive = choices.slice(0, CANDIDATES).map((choice) => candidate(sight, judgement, choice));
  const worlds = new Worlds(sight, random);
  const others = [0, 1, 2, 3].filter((seat) => seat !== sight.seat);
  const plans = others.map(() => new Plan());
  const isEnding = sight.view.counts.reduce((sum, n) => sum + n, 0) <= ENDGAME_CARDS;
  const endgame = new Endgame(sight.rules);
  let spent = 0;
  for (let world = 1; alive.length > 1 && spent + alive.length <= PLAYOUTS && budget.spend(alive.length); world++) {
    spent += alive.length;
    worlds.next();
    for (const [i, seat] of others.entries()) {
      rollout.plan(worlds.lo[seat] as number, worlds.hi[seat] as number, plans[i] as Plan);
    }
    for (const each of alive) {
      rollout.table.copy(each.table);
      for (const [i, seat] of others.entries()) {
        rollout.table.setHandBits(seat, worlds.lo[seat] as number, worlds.hi[seat] as number);
        rollout.plans[seat]?.copy(plans[i] as Plan);
      }
      rollout.plans[sight.seat]?.copy(each.plan);
      const exact = isEnding ? endgame.solve(rollout.table, ENDGAME_NODES) : null;
      each.scores.push(exact?.[sight.seat] ?? rollout.play(sight.seat));
    }
    if (world % ROUND === 0) alive = keepAlive(alive);
  }
  return verdict(alive, plain);
}

function candidate(sight: Sight, judgement: Judgement, choice: Choice): Candidate {
  const table = new PackedTable(sight.rules).copy(sight.table);
  if (choice.play < 0) table.pass();
  else table.play(judgement.plays, choice.play);
  const plan = new Plan();
  judgement.planner.plan(table.lo[sight.seat] as number, table.hi[sight.seat] as number, plan);
  return { choice, table, plan, scores: [] };
}

const meanOf = ({ scores }: Candidate): number => scores.reduce((sum, x) => sum + x, 0) / Math.max(1, scores.length);

/** The mean of a − b over their common worlds, in standard errors. */
function lead(a: Candidate, b: Candidate): number {
  const n = Math.min(a.scores.length, b.scores.length);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < n; i++) {
    const d = (a.scores[i] as number) - (b.scores[i] as number);
    sum += d;
    squares += d * d;
  }
  const variance = (squares - (sum * sum) / n) / Math.max(1, n - 1);
  return n === 0 || variance <= 0 ? Math.sign(sum) * 9 : sum / Math.sqrt(variance * n);
}

const bestOf = (all: readonly Candidate[]): Candidate =>
  all.reduce((best, each) => (meanOf(each) > meanOf(best) ? each : best));

function keepAlive(all: Candidate[]): Candidate[] {
  const best = bestOf(all);
  return all.filter((each) => each === best || lead(best, each) < CLEARLY_WORSE);
}

/** The best choice; the plain one unless the best is clearly better. */
function verdict(alive: readonly Candidate[], plain: Choice): Choice {
  const best = bestOf(alive);
  const plainly = alive.find(({ choice }) => choice === plain);
  return plainly === undefined || lead(best, plainly) > CLEARLY_BETTER ? best.choice : plain;
}
