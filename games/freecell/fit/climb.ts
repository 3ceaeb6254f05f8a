/** Fits weights by climbing: bend a few at random, keep what is not worse. */

import type { Random } from "@baize/kernel";
import type { Weights } from "../src/solver/packed/score.ts";
import type { Deal } from "./deals.ts";

const TABLES = [
  "broken",
  "broken",
  "broken",
  "above",
  "above",
  "above",
  "foot",
  "foot",
  "room",
  "room",
  "room",
] as const;
const SINGLE = ["move", "release"] as const;
const SWITCHES = ["safely", "wide"] as const;

/** Weights like these, but for one to three bends: a value or a stretch of a table, a single value, or a switch. */
function bent(weights: Weights, random: Random): Weights {
  const bell = () => (random.fraction() + random.fraction() + random.fraction() + random.fraction() - 2) * 1.7;
  const bend = (value: number) => Math.max(0, Math.round(value + bell() * Math.max(3, value * 0.3)));
  const bentTable = (table: readonly number[]): number[] => {
    const [from, to] = [random.below(table.length), random.below(table.length)];
    if (random.below(2) === 0) return table.map((value, i) => (i === from ? bend(value) : value));
    const factor = 1 + bell() * 0.3;
    const isInside = (i: number) => i >= Math.min(from, to) && i <= Math.max(from, to);
    return table.map((value, i) => (isInside(i) ? Math.max(0, Math.round(value * factor)) : value));
  };
  let next = weights;
  for (let i = random.below(3); i >= 0; i--) {
    const which = random.below(TABLES.length + 3);
    const table = TABLES[which];
    const single = SINGLE[which - TABLES.length];
    if (table !== undefined) next = { ...next, [table]: bentTable(next[table]) };
    else if (single !== undefined) next = { ...next, [single]: bend(next[single]) };
    else if (random.below(4) === 0) {
      const name = random.pick(SWITCHES);
      next = { ...next, [name]: !next[name] };
    }
  }
  return next;
}

/** What is to become small: the mean over some deals. */
export type Cost = (weights: Weights, deals: readonly Deal[]) => number;

/** The best weights found in so many steps. Each is tried on a fifth of the deals first. */
export function climb(start: Weights, deals: readonly Deal[], cost: Cost, steps: number, random: Random): Weights {
  const probe = deals.slice(0, Math.ceil(deals.length / 5));
  let weights = start;
  let best = cost(weights, deals);
  let bestProbe = cost(weights, probe);
  for (let step = 0; step < steps; step++) {
    const next = bent(weights, random);
    const first = cost(next, probe);
    if (first > bestProbe * 1.04) continue;
    const whole = cost(next, deals);
    if (whole > best) continue;
    if (whole < best) console.log(`  step ${step}: ${whole.toFixed(2)}`);
    weights = next;
    best = whole;
    bestProbe = first;
  }
  return weights;
}
