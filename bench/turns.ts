/** Whether the standard game is as quick among its family as alone: each in a process of its own, turn about, the best of some rounds. */

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Result } from "./result.ts";

const ROUNDS = 9;

/** CPU milliseconds of the standard deals, alone or with members between them. */
function time(company: "alone" | "members"): number {
  const script = join(import.meta.dirname, "family-turns.ts");
  return Number(spawnSync(process.execPath, [script, company], { encoding: "utf8" }).stdout);
}

/** The whole table. */
export function run(): Result {
  const rounds = Array.from({ length: ROUNDS }, () => ({ alone: time("alone"), among: time("members") }));
  const alone = Math.min(...rounds.map((round) => round.alone));
  const among = Math.min(...rounds.map((round) => round.among));
  return {
    title: "FreeCell among its family (deals 1 to 8,000 of the standard game, the best of nine rounds)",
    rows: [
      ["alone", "turn about with the members' deals", "ratio"],
      [`${alone.toFixed(0)} ms`, `${among.toFixed(0)} ms`, (among / alone).toFixed(2)],
    ],
  };
}
