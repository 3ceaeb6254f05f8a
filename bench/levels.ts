/** How strong Big Two's levels are: against each other on duplicate deals. */

import type { Summary } from "@baize/bigtwo/arena";
import { figures, passed, play } from "./contest.ts";
import type { Result } from "./result.ts";

const DEALS = Number(process.env.BAIZE_DEALS ?? 2400);

interface Gate {
  readonly hero: string;
  readonly rival: string;
  readonly text: string;
  isPassed(summary: Summary): boolean;
}

const GATES: readonly Gate[] = [
  { hero: "novice", rival: "classic", text: "< 0 at 95 %", isPassed: (s) => s.mean + 1.96 * s.error < 0 },
  { hero: "skilled", rival: "classic", text: "≥ +1.5", isPassed: (s) => s.mean >= 1.5 },
  { hero: "expert", rival: "classic", text: "≥ +3, p95 ≤ 100 ms", isPassed: (s) => s.mean >= 3 && s.p95 <= 100 },
  { hero: "expert", rival: "skilled", text: "> 0 at 95 %", isPassed: (s) => s.mean - 1.96 * s.error > 0 },
];

/** Every figure, as a table. */
export async function run(): Promise<Result> {
  const rows: string[][] = [["what", "points a game", "gate", "passed"]];
  let decisions = 0;
  for (const { hero, rival, text, isPassed } of GATES) {
    const all = await play({ form: "1v3", levels: [hero, rival], preset: "mis", deals: DEALS, seed: "bench" });
    for (const summary of all) decisions += summary.decisions;
    const [first] = all;
    if (first !== undefined)
      rows.push([`${hero} against three ${rival}`, figures(first), text, passed(isPassed(first))]);
  }
  rows.push(["bot decisions, all legal", String(decisions), "≥ 1,000,000", passed(decisions >= 1_000_000)]);
  return { title: `Big Two, levels (mis, ${DEALS} duplicate deals)`, rows };
}
