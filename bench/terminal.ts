/** How soon the command answers: `baize deal` in a process of its own, beside a Node that does nothing. */

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { passed } from "./contest.ts";
import type { Result } from "./result.ts";

const RUNS = 40;
const COMMAND = join(import.meta.dirname, "../apps/cli/src/main.mjs");

/** Milliseconds by the wall clock from start to end, sorted. */
function times(args: readonly string[]): readonly number[] {
  const run = () => {
    const start = performance.now();
    if (spawnSync(process.execPath, args).status !== 0) throw new Error(`node ${args.join(" ")} failed`);
    return performance.now() - start;
  };
  run();
  return Array.from({ length: RUNS }, run).sort((a, b) => a - b);
}

/** Both, the same number of times. */
export function run(): Result {
  const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const figures = (sorted: readonly number[]) => [0.5, 0.95].map((share) => at(sorted, share).toFixed(0));
  const bare = times(["-e", ""]);
  const deal = times([COMMAND, "deal", "freecell", "617"]);
  return {
    title: "The terminal: start to end, ms",
    rows: [
      ["what", "median", "95th percentile", "gate", "passed"],
      ["node alone", ...figures(bare), "", ""],
      ["`baize deal freecell 617`", ...figures(deal), "≤ 150", passed(at(deal, 0.95) <= 150)],
    ],
  };
}
