/** What a worker of the queue takes for its figures, every line written down and checked, beside the search alone: turn about, the best of some rounds. */

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { passed } from "./contest.ts";
import type { Result } from "./result.ts";

const ROUNDS = 5;
const GATE = 1.15;

/** CPU milliseconds of deals 1 to 32,000 in a process of its own. */
function time(what: "search" | "survey"): number {
  const script = join(import.meta.dirname, "survey-range.ts");
  return Number(spawnSync(process.execPath, [script, what], { encoding: "utf8" }).stdout);
}

/** The whole table. */
export function run(): Result {
  const rounds = Array.from({ length: ROUNDS }, () => ({ search: time("search"), survey: time("survey") }));
  const search = Math.min(...rounds.map((round) => round.search));
  const survey = Math.min(...rounds.map((round) => round.survey));
  const ratio = survey / search;
  return {
    title: `FreeCell by the queue (deals 1 to 32,000, the best of ${ROUNDS} rounds)`,
    rows: [
      ["search alone", "survey of a worker", "ratio", "gate", "passed"],
      [`${search.toFixed(0)} ms`, `${survey.toFixed(0)} ms`, ratio.toFixed(2), `≤ ${GATE}`, passed(ratio <= GATE)],
    ],
  };
}
