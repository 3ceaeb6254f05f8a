/** How strong Big Two's levels are: against each other on duplicate deals. */

import type { Summary } from "@baize/bigtwo/arena";
import { figures, passed, play } from "./contest.ts";
import type { Result } from "./result.ts";

const DEALS = Number(process.env.BAIZE_DEALS ?? 2400);
/** With fewer deals than usual nothing is said of the number of decisions. */
const USUAL = 2400;
/** Contests in which nobody thinks for long are played on so many times the deals. */
const QUICK = 4;

interface Gate {
  readonly hero: string;
  readonly rival: string;
  readonly text: string;
  isPassed(summary: Summary): boolean;
}

/** The ladder: each level against a table of the one below. */
const LADDER = ["novice", "classic", "skilled", "expert", "master"];

const GATES: readonly Gate[] = [
  ...LADDER.slice(1).map((hero, i) => ({
    hero,
    rival: LADDER[i] ?? "",
    text: "+1.5 to +3.5",
    isPassed: (s: Summary) => s.mean >= 1.5 && s.mean <= 3.5,
  })),
  { hero: "expert", rival: "classic", text: "≥ +3, p95 ≤ 100 ms", isPassed: (s) => s.mean >= 3 && s.p95 <= 100 },
];

/** Every figure, as a table. */
export async function run(): Promise<Result> {
  const rows: string[][] = [["what", "points a game", "gate", "passed"]];
  let decisions = 0;
  for (const { hero, rival, text, isPassed } of GATES) {
    const deals = DEALS * (hero === "expert" || rival === "expert" ? 1 : QUICK);
    const all = await play({ form: "1v3", levels: [hero, rival], preset: "mis", deals, seed: "bench" });
    for (const summary of all) decisions += summary.decisions;
    const [first] = all;
    if (first !== undefined)
      rows.push([`${hero} against three ${rival}`, figures(first), text, passed(isPassed(first))]);
  }
  const gate = DEALS < USUAL ? ["", ""] : ["≥ 1,000,000", passed(decisions >= 1_000_000)];
  rows.push(["bot decisions, all legal", String(decisions), ...gate]);
  return { title: `Big Two, levels (mis, ${DEALS} duplicate deals, ${QUICK * DEALS} without expert)`, rows };
}
