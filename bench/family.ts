/**
 * FreeCell's family beside fc-solve: the same deals, the same verdicts, CPU time on one thread. fc-solve solves one board in a
 * process of its own, so its time has a start of a few milliseconds in each deal. LAST=40 makes it short.
 */

import { spawnSync } from "node:child_process";
import { freecell, type Member, memberName, type State } from "@baize/freecell";
import { solver, wins } from "@baize/freecell/solver";
import { Budget, must } from "@baize/kernel";
import type { Result } from "./result.ts";

/** Deals that both solve. */
const LAST = Number(process.env.LAST ?? 500);
const SECOND = 1000;
/** What fc-solve may look at before it gives up. */
const MOST = 200_000;

/** The members that fc-solve knows, by its names. */
const PEERS: Partial<Record<Member, string>> = {
  "bakers-game": "bakers_game",
  "kings-only-bakers-game": "ko_bakers_game",
  "eight-off": "eight_off",
  forecell: "forecell",
  "seahaven-towers": "seahaven",
  "relaxed-freecell": "relaxed_freecell",
  "relaxed-seahaven-towers": "relaxed_seahaven",
};

const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What fc-solve says of a state, and its CPU milliseconds. */
function peer(game: string, state: State): { readonly kind: string; readonly time: number } {
  const input = `${freecell.stateText.format(state).replace(/^Options.*\n/, "")}\n`;
  const command = `TIMEFORMAT='%U %S'; time fc-solve -g ${game} -mi ${MOST} -`;
  const { stdout, stderr } = spawnSync("bash", ["-c", command], { input, encoding: "utf8", maxBuffer: 1 << 26 });
  const [user = 0, system = 0] = (stderr.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
  const kind = /is solveable/.test(stdout) ? "won" : /could not solve/.test(stdout) ? "lost" : "unknown";
  return { kind, time: (user + system) * 1000 };
}

/** One member: both solvers on the same deals. */
function row(member: Member, game: string): readonly string[] {
  const options = must(freecell.options.parse(member));
  const counts = { won: 0, lost: 0, unknown: 0 };
  const differ: string[] = [];
  let within = 0;
  let replayed = 0;
  const sums = { ours: 0, theirs: 0 };
  for (let number = 1; number <= LAST; number++) {
    const state = must(freecell.setup(options, { kind: "microsoft", number }));
    const start = now();
    const verdict = solver.solve(state, new Budget({ milliseconds: 10 * SECOND, now }));
    const time = now() - start;
    sums.ours += time;
    if (verdict.kind !== "unknown" && time <= SECOND) within++;
    if (verdict.kind === "won" && wins(state, verdict.line)) replayed++;
    counts[verdict.kind]++;
    const other = peer(game, state);
    sums.theirs += other.time;
    if (other.kind !== verdict.kind) differ.push(`${number} (ours ${verdict.kind}, theirs ${other.kind})`);
  }
  return [
    memberName(member),
    `${counts.won} won, ${counts.lost} lost, ${counts.unknown} unknown; ${replayed} lines replayed`,
    `${((100 * within) / LAST).toFixed(1)} %`,
    `${(sums.ours / 1000).toFixed(2)} s ÷ ${(sums.theirs / 1000).toFixed(2)} s = ${(sums.ours / sums.theirs).toFixed(2)}`,
    differ.length === 0 ? "none" : differ.slice(0, 8).join(", "),
  ];
}

/** The whole table. */
export function run(): Result {
  return {
    title: `FreeCell's family (deals 1 to ${LAST})`,
    rows: [
      ["member", "verdicts", "decided within 1 s", "CPU, ours ÷ fc-solve's", "other verdicts"],
      ...Object.entries(PEERS).map(([member, game]) => row(member as Member, game)),
    ],
  };
}
