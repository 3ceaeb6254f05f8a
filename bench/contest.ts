/** Contests of Big Two bots on duplicate deals, on all cores. */

import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type BigtwoShape, PRESETS, type PresetName } from "@baize/bigtwo";
import { type Form, mergeTallies, playRange, type Summary, summarise, type Tally } from "@baize/bigtwo/arena";
import { LEVELS, loadGrandmaster, loadMaster } from "@baize/bigtwo/bots";
import { masterWeights, quickWeights } from "@baize/bigtwo/weights";
import { type Bot, must } from "@baize/kernel";

const THREADS = Number(process.env.BAIZE_THREADS ?? availableParallelism());
/** So many deals are handed to a thread at a time, and fewer where some threads would have none left at the end. */
const CHUNK = 20;
const SHARES = 8;

/** Who plays whom: the levels by name, the hero first. */
export interface Contest {
  readonly form: Form;
  readonly levels: readonly string[];
  readonly preset: PresetName;
  readonly deals: number;
  /** Names the deals. */
  readonly seed: string;
  /** What each may spend on a move; without it, what the level itself thinks right. */
  readonly milliseconds?: number;
}

interface Work extends Contest {
  readonly from: number;
  readonly to: number;
}

/** CPU time of this thread, in milliseconds: other programs on the machine do not count. */
export const cpu = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const read = (file: URL): Uint8Array => new Uint8Array(readFileSync(file));

/** Networks by name: former masters, which the training keeps, and smaller ones. */
const NETWORKS: Readonly<Record<string, URL>> = {
  "run 2": new URL("../training/bigtwo/models/ppo.bin", import.meta.url),
  "run 7": new URL("../training/bigtwo/models/taught.bin", import.meta.url),
  "run 11": new URL("../training/bigtwo/models/recalled.bin", import.meta.url),
  "run 16": new URL("../training/bigtwo/models/nearer.bin", import.meta.url),
  rollout: new URL("../training/bigtwo/models/rollout.bin", import.meta.url),
  quick: quickWeights,
};

function level(id: string): Bot<BigtwoShape> {
  const network = NETWORKS[id];
  if (network !== undefined) return must(loadMaster(read(network), "cards"));
  if (id === "master" || id === "grandmaster") {
    const master = must(loadMaster(read(masterWeights), "cards"));
    return id === "master" ? master : must(loadGrandmaster(master, read(quickWeights)));
  }
  const found = LEVELS.find((bot) => bot.id === id);
  if (found === undefined) throw new Error(`there is no level ${id}`);
  return found;
}

/** An illegal move would end the run: the arena plays through the rules. */
function playWork({ form, levels, preset, seed, milliseconds, from, to }: Work): Promise<readonly Tally[]> {
  const allowance = milliseconds === undefined ? {} : { milliseconds, now: cpu };
  const bots = levels.map(level);
  const options = PRESETS[preset];
  // The clock is the wall's: the processor's is too coarse for the fast levels.
  return playRange(
    { form, bots, options, scoring: "cards", allowance, seed },
    { from, to },
    () => performance.now(),
    ({ fault }) => {
      if (fault !== undefined) throw new Error(fault.why);
    },
  );
}

/** One range of deals on a thread of its own. */
function onThread(work: Work): Promise<readonly Tally[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: work });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** Plays a contest out: what each level comes to, in the order named. */
export async function play(contest: Contest): Promise<readonly Summary[]> {
  const chunk = Math.min(CHUNK, Math.ceil(contest.deals / (SHARES * THREADS)));
  return playChunks(contest, chunk, () => {});
}

/** Plays a contest out: what the hero comes to, in all and in each deal. */
export async function playEach(
  contest: Contest,
): Promise<{ readonly hero: Summary; readonly deals: readonly Tally[] }> {
  const deals: Tally[] = [];
  const [hero] = await playChunks(contest, 1, (deal, [tally]) => {
    if (tally !== undefined) deals[deal] = tally;
  });
  if (hero === undefined) throw new Error("a contest needs a deal");
  return { hero, deals };
}

async function playChunks(
  contest: Contest,
  chunk: number,
  take: (from: number, tallies: readonly Tally[]) => void,
): Promise<readonly Summary[]> {
  const name = `${contest.form} ${contest.levels.join(", ")} (${contest.preset})`;
  let tallies: readonly Tally[] | undefined;
  let next = 0;
  const thread = async () => {
    while (next < contest.deals) {
      const from = next;
      next = Math.min(contest.deals, from + chunk);
      const done = await onThread({ ...contest, from, to: next });
      take(from, done);
      tallies = tallies === undefined ? done : mergeTallies(tallies, done);
      const [hero] = tallies;
      if (hero !== undefined) {
        process.stderr.write(`\r${name}: ${hero.deals} of ${contest.deals} deals, ${figures(summarise(hero))} `);
      }
    }
  };
  await Promise.all(Array.from({ length: THREADS }, thread));
  const summaries = (tallies ?? []).map(summarise);
  process.stderr.write(`\r${name}: ${summaries.map((s) => `${s.name} ${figures(s)}`).join(" | ")}\n`);
  return summaries;
}

/** Points a game and their standard error, in words. */
export const pointsText = ({ mean, error }: Summary): string =>
  `${mean >= 0 ? "+" : ""}${mean.toFixed(2)} ± ${error.toFixed(2)}`;

/** A result in words. */
export function figures(summary: Summary): string {
  return `${pointsText(summary)}, wins ${(100 * summary.winRate).toFixed(1)} %, p95 ${summary.p95} ms`;
}

/** What a gate's column says. */
export const passed = (isPassed: boolean): string => (isPassed ? "yes" : "NO");

if (!isMainThread) parentPort?.postMessage(await playWork(workerData as Work));
