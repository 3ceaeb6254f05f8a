/**
 * The FreeCell solver beside fc-solve: the same deals in the same run, each in a process of its own on one thread, CPU time
 * as the shell counts it (user and system, start-up and all). Then what only ours does: verified lines, short lines, verdicts.
 */

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { freecell, type State } from "@baize/freecell";
import { Inquiry, sample, shortest, solver, wins } from "@baize/freecell/solver";
import { Budget, must } from "@baize/kernel";
import type { Result } from "./result.ts";

const LAST = 32_000;
const IMPOSSIBLE = [11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948];
const PEER = "freecell-solver-range-parallel-solve";
const ROUNDS = 3;

/** CPU seconds, user and system, and the output of a command; undefined when it does not exist. */
function timed(command: string): { readonly seconds: number; readonly output: string } | undefined {
  const { stdout, stderr, status } = spawnSync("bash", ["-c", `TIMEFORMAT='%U %S'; time ${command}`], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) return undefined;
  const [user = 0, system = 0] = (stderr.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
  return { seconds: user + system, output: stdout };
}

/** CPU time of this process in milliseconds. */
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const deal = (number: number): State => must(freecell.setup(freecell.options.standard, { kind: "microsoft", number }));

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Both solvers, turn about, the best of some rounds each. */
function race(): readonly (readonly string[])[] {
  const ours = `'${process.execPath}' '${join(import.meta.dirname, "freecell-range.mjs")}' 1 ${LAST}`;
  const main = join(import.meta.dirname, "../apps/cli/src/main.mjs");
  const command = `'${process.execPath}' '${main}' solve freecell 1-${LAST} --workers 1`;
  const rounds = Array.from({ length: ROUNDS }, () => ({
    peer: timed(`${PEER} 1 ${LAST} 8000 -l lg`)?.seconds,
    ours: timed(ours),
    text: timed(`${command} 2>&1 >/dev/null`)?.seconds,
    json: timed(`${command} --json 2>&1 >/dev/null`)?.seconds,
  }));
  const least = (times: readonly (number | undefined)[]) =>
    Math.min(...times.map((time) => time ?? Number.POSITIVE_INFINITY));
  const peer = least(rounds.map((round) => round.peer));
  const seconds = least(rounds.map((round) => round.ours?.seconds));
  const text = least(rounds.map((round) => round.text));
  const json = least(rounds.map((round) => round.json));
  const by = (time: number) => (Number.isFinite(peer) ? (time / peer).toFixed(2) : "–");
  const found = JSON.parse(rounds[0]?.ours?.output ?? "{}");
  const ms = (n: number) => `${n.toFixed(3)} ms`;
  return [
    [
      "deals 1 to 32,000: CPU of fc-solve's `lg`",
      Number.isFinite(peer) ? `${peer.toFixed(2)} s` : "not installed: `apt install freecell-solver-bin`",
    ],
    ["CPU of ours", `${seconds.toFixed(2)} s, ${ms((seconds * 1000) / LAST)} a deal`],
    ["ours ÷ fc-solve", by(seconds)],
    [
      "the whole command, every line checked and printed: as text, as JSON",
      `${text.toFixed(2)} s, ${json.toFixed(2)} s`,
    ],
    ["the whole command ÷ fc-solve", `${by(text)}, ${by(json)}`],
    ["won, lost, unknown", `${found.counts.won}, ${found.counts.lost}, ${found.counts.unknown}`],
    ["player moves, mean", `${(found.moves / found.counts.won).toFixed(2)} (fc-solve: 65.1 on deals 1 to 2000)`],
    ["expansions, mean", (found.expansions / LAST).toFixed(1)],
    ["time a deal: median, 99 %, longest", [found.median, found.p99, found.max].map(ms).join(", ")],
    [
      "memory: Node and all, most; the solver's own in the end",
      `${found.megabytes.toFixed(0)} MB; ${found.arrays.toFixed(0)} MB`,
    ],
  ];
}

/** Every line once more, replayed by the rules. */
function verified(): readonly string[] {
  let replayed = 0;
  for (let number = 1; number <= LAST; number++) {
    const state = deal(number);
    const verdict = solver.solve(state, new Budget());
    if (verdict.kind === "won" && wins(state, verdict.line)) replayed++;
  }
  return ["lines replayed by the rules", `${replayed} of ${LAST}`];
}

function proofs(): readonly string[] {
  const start = now();
  const lost = IMPOSSIBLE.filter((number) => new Inquiry(deal(number)).ask(new Budget()) === "lost");
  return [
    "impossible deals of the first million, proved",
    `${lost.length} of 8 in ${((now() - start) / 1000).toFixed(2)} s`,
  ];
}

/** Lengths found within so many milliseconds a deal. */
function short(milliseconds: number, deals: readonly number[]): readonly string[] {
  const found = deals.map((number) => [...shortest(deal(number), new Budget({ milliseconds, now }))].at(-1));
  // In so short a time some deals may have no line yet: they are counted apart.
  const answers = found.filter((answer) => answer !== undefined);
  const lengths = answers.map(({ length }) => length);
  const bounds = answers.map(({ atLeast }) => atLeast);
  const missing = found.length - answers.length;
  const proved = found.filter((answer) => answer !== undefined && answer.length === answer.atLeast).length;
  const name = `shortest at ${milliseconds} ms, ${deals.length} deals`;
  return [
    name,
    `${mean(lengths).toFixed(2)} moves; proved at least ${mean(bounds).toFixed(2)}; ${proved} proved shortest${missing === 0 ? "" : `; ${missing} without a line yet`}`,
  ];
}

/** How soon positions of imperfect play are decided. */
function verdicts(): readonly (readonly string[])[] {
  const times: number[] = [];
  let lost = 0;
  for (let number = 1; number <= 1000; number++) {
    const inquiry = new Inquiry(sample(number));
    const start = now();
    const answer = inquiry.ask(new Budget({ milliseconds: 10_000, now }));
    times.push(answer === "unknown" ? Number.POSITIVE_INFINITY : now() - start);
    if (answer === "lost") lost++;
  }
  const within = (limit: number) => `${(times.filter((time) => time <= limit).length / 10).toFixed(1)} %`;
  return [
    [
      "verdicts on 1000 positions of imperfect play, within 50 ms, 1 s, 10 s",
      `${[50, 1000, 10_000].map(within).join(", ")} (${lost} lost)`,
    ],
  ];
}

/** The whole table. */
export function run(): Result {
  const every = (step: number) => Array.from({ length: LAST / step }, (_, i) => (i + 1) * step);
  return {
    title: "FreeCell",
    rows: [
      ["question", "answer"],
      ...race(),
      verified(),
      proofs(),
      short(25, every(32)),
      short(1000, every(320)),
      ...verdicts(),
    ],
  };
}
