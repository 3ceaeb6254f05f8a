/** How fast and how strong Big Two is: random games a second, and the levels against each other on duplicate deals. */

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { bigtwo, PRESETS } from "@baize/bigtwo";
import { mergeTallies, playRange, type Summary, summarise, type Tally } from "@baize/bigtwo/arena";
import { LEVELS, randomGames } from "@baize/bigtwo/bots";
import { must, Random } from "@baize/kernel";
import type { Result } from "./result.ts";

const DEALS = Number(process.env.BAIZE_DEALS ?? 2400);
const GAMES = 20_000;
const THREADS = Number(process.env.BAIZE_THREADS ?? availableParallelism());
/** So many deals are handed to a worker at a time. */
const CHUNK = 20;

/** CPU time of this thread, in milliseconds: other programs on the machine do not count. */
const cpu = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Random games through the kernel's Game: view, status, legal moves, apply. */
function kernelGames(games: number, seed: string): void {
  const random = Random.fromSeed(seed);
  for (let n = 0; n < games; n++) {
    let state = must(bigtwo.setup(PRESETS.mis, { kind: "seed", seed: String(n) }));
    for (;;) {
      const status = bigtwo.status(bigtwo.view(state, "spectator"));
      if (status.kind === "over") break;
      state = must(bigtwo.apply(state, random.pick(bigtwo.legalMoves(bigtwo.view(state, status.seat)))));
    }
  }
}

/** Games a second on one core, after a warm-up. */
function speed(play: (games: number, seed: string) => void): number {
  play(GAMES / 10, "warm-up");
  const start = cpu();
  play(GAMES, "bench");
  return (1000 * GAMES) / (cpu() - start);
}

interface Work {
  readonly hero: string;
  readonly rival: string;
  readonly from: number;
  readonly to: number;
}

const level = (id: string) => {
  const found = LEVELS.find((bot) => bot.id === id);
  if (found === undefined) throw new Error(`there is no level ${id}`);
  return found;
};

const playWork = ({ hero, rival, from, to }: Work): readonly Tally[] =>
  playRange(
    {
      form: "1v3",
      bots: [level(hero), level(rival)],
      options: PRESETS.mis,
      scoring: "cards",
      allowance: {},
      seed: "bench",
    },
    { from, to },
    cpu,
  );

/** One range of deals on a thread of its own. */
function onThread(work: Work): Promise<readonly Tally[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: work });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** One hero against three rivals, on all cores. */
async function contest(hero: string, rival: string): Promise<readonly Summary[]> {
  let tallies: readonly Tally[] | undefined;
  let next = 0;
  const thread = async () => {
    while (next < DEALS) {
      const from = next;
      next = Math.min(DEALS, from + CHUNK);
      const done = await onThread({ hero, rival, from, to: next });
      tallies = tallies === undefined ? done : mergeTallies(tallies, done);
      process.stderr.write(`\r${hero} against three ${rival}: ${tallies[0]?.deals} of ${DEALS} deals `);
    }
  };
  await Promise.all(Array.from({ length: THREADS }, thread));
  const summaries = (tallies ?? []).map(summarise);
  process.stderr.write(`\r${summaries.map((s) => `${s.name} ${figures(s)}`).join(" | ")}\n`);
  return summaries;
}

const passed = (isPassed: boolean) => (isPassed ? "yes" : "NO");

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

function figures({ mean, error, winRate, p95 }: Summary): string {
  return `${mean >= 0 ? "+" : ""}${mean.toFixed(2)} ± ${error.toFixed(2)}, wins ${(100 * winRate).toFixed(1)} %, p95 ${p95} ms`;
}

/** Every figure, as a table. An illegal move would end the run: the arena plays through the rules. */
export async function run(): Promise<Result> {
  const kernel = speed(kernelGames);
  const packed = speed((games, seed) => void randomGames(PRESETS.mis, games, Random.fromSeed(seed)));
  const rows: string[][] = [
    ["what", "measured", "gate", "passed"],
    ["random games a second, kernel's Game", kernel.toFixed(0), "≥ 5000", passed(kernel >= 5000)],
    ["random games a second, packed table", packed.toFixed(0), "≥ 20000", passed(packed >= 20_000)],
  ];
  let decisions = 0;
  for (const { hero, rival, text, isPassed } of GATES) {
    const all = await contest(hero, rival);
    for (const summary of all) decisions += summary.decisions;
    const [first] = all;
    if (first !== undefined)
      rows.push([`${hero} against three ${rival}`, figures(first), text, passed(isPassed(first))]);
  }
  rows.push(["bot decisions, all legal", String(decisions), "≥ 1,000,000", passed(decisions >= 1_000_000)]);
  return { title: `Big Two (mis, ${DEALS} duplicate deals)`, rows };
}

if (!isMainThread) parentPort?.postMessage(playWork(workerData as Work));
