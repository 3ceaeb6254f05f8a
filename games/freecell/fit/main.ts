/**
 * `npm run fit:freecell`: fits the weights and quotas of the solver and writes them to src/solver/weights.ts. Seeds, steps and
 * deals are fixed, so that it writes the same file on every machine. START is where it begins; to search on, put weights it
 * found there.
 */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Random } from "@baize/kernel";
import type { Weights } from "../src/solver/packed/score.ts";
import { climb } from "./climb.ts";
import { attempt, attemptBeam, type Deal, gather, WIDE_PRICE } from "./deals.ts";
import { schedule } from "./schedule.ts";
import { START, START_BEAM } from "./start.ts";

/** What the first search is fitted for: few expansions on any deal; one it does not solve costs as much again. */
const FIRST = { quota: 300, unsolved: 600, deals: 2500, steps: 250 };
const SCHEDULE = { deals: 20_000, steps: 15_000 };
/** Short lines are fitted with a narrow beam: what helps it helps a wide one. */
const BEAM = { width: 64, deepest: 60, deals: 150, steps: 100 };

const mean = (deals: readonly Deal[], cost: (deal: Deal) => number): number =>
  deals.reduce((sum, deal) => sum + cost(deal), 0) / deals.length;

/** Expansions, with half a point for each move of the line. */
function quickCost(weights: Weights, deals: readonly Deal[]): number {
  const price = weights.wide ? WIDE_PRICE : 1;
  return mean(deals, (deal) => {
    const { line, expansions } = attempt(deal, weights, FIRST.quota);
    return line === undefined ? FIRST.unsolved : expansions * price + line.length / 2;
  });
}

/** The length of the lines. */
function beamCost(weights: Weights, deals: readonly Deal[]): number {
  const { width, deepest } = BEAM;
  return mean(deals, (deal) => attemptBeam(deal, weights, width, deepest)?.moves.length ?? deepest + 10);
}

const show = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/"(\w+)":/g, "$1: ")
    .replaceAll(",", ", ");

const [begin, ...others] = START as [Weights, ...Weights[]];
console.log("the first search");
const first = climb(begin, gather(FIRST.deals), quickCost, FIRST.steps, Random.fromSeed("first"));
const members = schedule([first, ...others], gather(SCHEDULE.deals), SCHEDULE.steps, Random.fromSeed("schedule"));
console.log("the beam");
const beam = climb(START_BEAM, gather(BEAM.deals), beamCost, BEAM.steps, Random.fromSeed("beam"));

const text = `/** Weights and quotas, written by \`npm run fit:freecell\`: fitted on deals above 100,000 only. */

import type { Weights } from "./packed/score.ts";

/** A search of the portfolio: its weights, and how many tables it may expand. */
export interface Member {
  readonly quota: number;
  readonly weights: Weights;
}

/** In the order they are tried. */
export const MEMBERS: readonly Member[] = ${show(members)};

/** For short lines. */
export const BEAM: Weights = ${show(beam)};
`;
writeFileSync(join(import.meta.dirname, "../src/solver/weights.ts"), text);
