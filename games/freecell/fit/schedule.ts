/** Puts a portfolio together: which weights are tried in which order, and how many tables each may expand. */

import type { Random } from "@baize/kernel";
import type { Weights } from "../src/solver/packed/score.ts";
import type { Member } from "../src/solver/weights.ts";
import { attempt, type Deal, WIDE_PRICE } from "./deals.ts";

/** Most deals are solved by some weights within the first number; those that are not are given the second. */
const USUAL = 600;
const LONG = 50_000;
/** What a deal costs that no search solves: about what the complete search takes. */
const UNSOLVED = 500_000;
/** What a turn more must save at least. */
const TURN = 0.05;

/** How many expansions each weight set needs for each deal. */
function needs(pool: readonly Weights[], deals: readonly Deal[]): Float64Array[] {
  const needed = (deal: Deal, weights: Weights, quota: number): number => {
    const { line, expansions } = attempt(deal, weights, quota);
    return line === undefined ? Number.POSITIVE_INFINITY : expansions;
  };
  const table = pool.map((weights) => Float64Array.from(deals, (deal) => needed(deal, weights, USUAL)));
  deals.forEach((deal, i) => {
    if (table.some((row) => (row[i] as number) <= USUAL)) return;
    pool.forEach((weights, k) => {
      (table[k] as Float64Array)[i] = needed(deal, weights, LONG);
    });
  });
  return table;
}

interface Turn {
  readonly set: number;
  readonly quota: number;
}

/** Mean cost of a schedule in narrow expansions. */
function meanCost(schedule: readonly Turn[], table: readonly Float64Array[], price: readonly number[]): number {
  const deals = table[0]?.length ?? 0;
  let sum = schedule.length * TURN * deals;
  for (let i = 0; i < deals; i++) {
    let solved = false;
    for (const { set, quota } of schedule) {
      const need = (table[set] as Float64Array)[i] as number;
      solved = need <= quota;
      sum += (solved ? need : quota) * (price[set] as number);
      if (solved) break;
    }
    if (!solved) sum += UNSOLVED;
  }
  return sum / deals;
}

/** The sets, with and without safe autoplay, that solve most of the deals that none solves quickly: they come last. */
function lastTurns(pool: readonly Weights[], table: readonly Float64Array[]): Turn[] {
  const isHard = Array.from(table[0] ?? [], (_, deal) => table.every((row) => (row[deal] as number) > USUAL));
  const solved = ([, row]: readonly [number, Float64Array]) =>
    row.reduce((sum, need, deal) => (need <= LONG && isHard[deal] === true ? sum + 1 : sum), 0);
  return [false, true].map((safely) => {
    const rows = [...table.entries()].filter(([set]) => pool[set]?.safely === safely);
    const [set] = rows.reduce((best, row) => (solved(row) > solved(best) ? row : best));
    return { set, quota: LONG };
  });
}

/** The best schedule that random changes of the given one lead to. */
export function schedule(pool: readonly Weights[], deals: readonly Deal[], steps: number, random: Random): Member[] {
  const table = needs(pool, deals);
  const price = pool.map(({ wide }) => (wide ? WIDE_PRICE : 1));
  const last = lastTurns(pool, table);
  let turns: Turn[] = pool.map((_, set) => ({ set, quota: USUAL / 2 }));
  let best = meanCost([...turns, ...last], table, price);
  for (let step = 0; step < steps; step++) {
    const next = [...turns];
    const at = random.below(next.length);
    const turn = next[at] as Turn;
    const kind = random.below(6);
    if (kind === 0) {
      next.splice(at + random.below(2), 0, { set: random.below(pool.length), quota: 50 << random.below(8) });
    } else if (kind === 1 && next.length > 1) next.splice(at, 1);
    else if (kind === 5) next.splice(random.below(next.length), 0, ...next.splice(at, 1));
    else if (kind === 2) next[at] = { ...turn, set: random.below(pool.length) };
    else next[at] = { ...turn, quota: Math.min(LONG, Math.ceil(turn.quota * (0.6 + 0.8 * random.fraction()))) };
    const cost = meanCost([...next, ...last], table, price);
    if (cost > best) continue;
    turns = next;
    best = cost;
  }
  console.log(`schedule: ${best.toFixed(1)} expansions, quotas ${turns.map(({ quota }) => quota).join(" ")}`);
  return [...turns, ...last].map(({ set, quota }) => ({ quota, weights: pool[set] as Weights }));
}
