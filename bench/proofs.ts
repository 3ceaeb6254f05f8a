/**
 * How soon FreeCell lines are proved shortest: deals 1001 to 1100, on which nothing was tuned, one after the other on one
 * thread, CPU seconds of this process. Every line is replayed by the rules.
 */

import { freecell } from "@baize/freecell";
import { Shortest, wins } from "@baize/freecell/solver";
import { Budget, must } from "@baize/kernel";
import type { Result } from "./result.ts";

const FIRST = 1001;
const DEALS = 100;
const LIMITS = [1000, 5000, 15_000, 60_000];
const GATES = ["–", "50 %", "75 %", "95 %"];
/** About 900 MB; a minute does not fill it. */
const TABLES = 16_000_000;

/** CPU time of this process in milliseconds. */
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Proof {
  readonly deal: number;
  readonly milliseconds: number;
  readonly tables: number;
  readonly atLeast: number;
  readonly atMost: number;
}

function prove(deal: number): Proof {
  const state = must(freecell.setup(freecell.options.standard, { kind: "microsoft", number: deal }));
  const start = now();
  const search = new Shortest(state, { tables: TABLES });
  search.run(new Budget({ milliseconds: LIMITS.at(-1) ?? 0, now }));
  const milliseconds = search.isProved ? now() - start : Number.POSITIVE_INFINITY;
  if (search.line === undefined || !wins(state, search.line)) throw new Error(`deal ${deal} has no line that wins`);
  const { tables, atLeast, atMost } = search;
  console.error(`${deal}: ${atLeast} to ${atMost}, ${((now() - start) / 1000).toFixed(1)} s, ${tables} tables`);
  return { deal, milliseconds, tables, atLeast, atMost };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** The whole table. */
export function run(): Result {
  const proofs = Array.from({ length: DEALS }, (_, i) => prove(FIRST + i));
  const proved = proofs.filter(({ milliseconds }) => Number.isFinite(milliseconds));
  const tables = proofs.map((proof) => proof.tables).sort((a, b) => a - b);
  const open = proofs.filter((proof) => !proved.includes(proof));
  const millions = (n = 0) => `${(n / 1e6).toFixed(2)} M`;
  const shares = LIMITS.map((limit, i) => {
    const share = (proofs.filter(({ milliseconds }) => milliseconds <= limit).length / DEALS) * 100;
    return [`proved shortest within ${limit / 1000} s`, `${share.toFixed(0)} %`, GATES[i] ?? ""];
  });
  return {
    title: `FreeCell: lengths proved (deals ${FIRST} to ${FIRST + DEALS - 1})`,
    rows: [
      ["question", "answer", "gate"],
      ...shares,
      ["player moves of those proved, mean", mean(proved.map(({ atMost }) => atMost)).toFixed(2), ""],
      [
        "tables remembered: median, 90 %, most",
        [0.5, 0.9, 1].map((share) => millions(tables[Math.ceil(DEALS * share) - 1])).join(", "),
        "",
      ],
      ["memory: Node and all, most", `${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`, "1 GB"],
      [
        "not proved",
        open.map(({ deal, atLeast, atMost }) => `${deal}: ${atLeast} to ${atMost}`).join(", ") || "none",
        "",
      ],
    ],
  };
}
