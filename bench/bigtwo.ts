/** How fast and how strong Big Two is: random games a second, and the levels against each other on duplicate deals. */

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { bigtwo, PRESETS } from "@baize/bigtwo";
import { mergeTallies, playRange, type Summary, summarise, type Tally } from "@baize/bigtwo/arena";
import { LEVELS, randomGames } from "@baize/bigtwo/bots";
import { must, Random } from "@baize/kernel";

/** What every bench gives back: a title and a table, its first row being the heading. */
interface Result {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

const DEALS = Number(process.env.BAIZE_DEALS ?? 2400);
const GAMES = 20_000;
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
async function contest(hero: string, rival: string): Promise<Summary> {
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
  await Promise.all(Array.from({ length: availableParallelism() }, thread));
  process.stderr.write("\n");
  return summarise((tallies as readonly Tally[])[0] as Tally);
}

const passed = (isPassed: boolean) => (isPassed ? "yes" : "NO");

function contestRow(
  rival: string,
  gate: string,
  isPassed: (s: Summary) => boolean,
  summary: Summary,
): readonly string[] {
  const { name, mean, error, winRate, decisions, p95 } = summary;
  const figures = `${mean >= 0 ? "+" : ""}${mean.toFixed(2)} ± ${error.toFixed(2)}, wins ${(100 * winRate).toFixed(1)} %`;
  return [
    `${name} against three ${rival}`,
    `${figures}, ${decisions} choices, p95 ${p95} ms`,
    gate,
    passed(isPassed(summary)),
  ];
}

/** Every figure, as a table. */
export async function run(): Promise<Result> {
  const [kernel, packed] = [
    speed(kernelGames),
    speed((games, seed) => randomGames(PRESETS.mis, games, Random.fromSeed(seed))),
  ];
  const rows = [
    ["random games a second, kernel's Game", kernel.toFixed(0), "≥ 5000", passed(kernel >= 5000)],
    ["random games a second, packed table", packed.toFixed(0), "≥ 20000", passed(packed >= 20_000)],
    contestRow("classic", "< 0 at 95 %", (s) => s.mean + 1.96 * s.error < 0, await contest("novice", "classic")),
    contestRow("classic", "≥ +1.5", (s) => s.mean >= 1.5, await contest("skilled", "classic")),
    contestRow("classic", "≥ +3, p95 ≤ 100 ms", (s) => s.mean >= 3 && s.p95 <= 100, await contest("expert", "classic")),
    contestRow("skilled", "> 0 at 95 %", (s) => s.mean - 1.96 * s.error > 0, await contest("expert", "skilled")),
  ];
  return { title: `Big Two (mis, ${DEALS} duplicate deals)`, rows: [["what", "measured", "gate", "passed"], ...rows] };
}

if (!isMainThread) parentPort?.postMessage(playWork(workerData as Work));
else if (import.meta.main) {
  const { title, rows } = await run();
  console.log(`${title}\n${rows.map((row) => `| ${row.join(" | ")} |`).join("\n")}`);
}
