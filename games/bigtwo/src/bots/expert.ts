/** Level "expert": plays out sampled worlds and overrides the plain choice only where they agree. */

import type { Bot, Budget, Random } from "@baize/kernel";
import type { BigtwoShape, Move } from "../rules/index.ts";
import { type Choice, Judgement } from "./judgement.ts";
import { clarity } from "./packed/clarity.ts";
import { type Sight, sightOf } from "./packed/sight.ts";
import { moveOfBits } from "./packed/table.ts";
import { type Candidate, candidate, meanOf, Playouts } from "./playouts.ts";

/** How many choices are looked at, best by the plain judgement first. */
const CANDIDATES = 10;
/** Playouts spent on one move when the budget allows more. */
const PLAYOUTS = 2500;
/** After so many worlds, choices that are clearly worse are dropped. */
const ROUND = 24;
/** How many standard errors are clear. */
const CLEARLY_WORSE = 2;
const CLEARLY_BETTER = 1;

/** Level "expert". A node of its budget is one world played out for one choice. */
export const expert: Bot<BigtwoShape> = {
  id: "expert",
  choose(view, _legal, random, budget, tell): Move {
    const sight = sightOf(view);
    const judgement = new Judgement(sight.rules);
    const choices = judgement.choices(sight);
    const { lo, hi } = judgement.plays;
    const moveOf = ({ play }: Choice): Move =>
      play < 0 ? { kind: "pass" } : moveOfBits(sight.rules, lo[play] ?? 0, hi[play] ?? 0);
    const best = search(sight, judgement, choices, random, budget, (worlds, leading) =>
      tell?.({ worlds, move: moveOf(leading.choice), points: meanOf(leading) }),
    );
    return best === undefined ? { kind: "pass" } : moveOf(best);
  },
};

function search(
  sight: Sight,
  judgement: Judgement,
  choices: readonly Choice[],
  random: Random,
  budget: Budget,
  tell: (worlds: number, best: Candidate) => void,
): Choice | undefined {
  const [plain] = choices;
  if (plain === undefined || plain.worth === Number.POSITIVE_INFINITY || choices.length === 1) return plain;
  let alive = choices.slice(0, CANDIDATES).map((choice) => candidate(sight, judgement, choice));
  const playouts = new Playouts(sight, random);
  let spent = 0;
  for (let world = 1; alive.length > 1 && spent + alive.length <= PLAYOUTS && budget.spend(alive.length); world++) {
    spent += alive.length;
    playouts.next(alive);
    if (world % ROUND !== 0) continue;
    alive = keepAlive(alive);
    tell(world, bestOf(alive));
  }
  return verdict(alive, plain);
}

/** The mean of a − b over their common worlds, in standard errors. */
function lead(a: Candidate, b: Candidate): number {
  const n = Math.min(a.scores.length, b.scores.length);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < n; i++) {
    const d = (a.scores[i] as number) - (b.scores[i] as number);
    sum += d;
    squares += d * d;
  }
  return clarity(sum, squares, n);
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
