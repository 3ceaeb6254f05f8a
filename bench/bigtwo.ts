/** How fast and how strong Big Two is: random games a second, and the levels against each other on duplicate deals. */

import { bigtwo, PRESETS } from "@baize/bigtwo";
import type { Summary } from "@baize/bigtwo/arena";
import { randomGames } from "@baize/bigtwo/bots";
import { must, Random } from "@baize/kernel";
import { cpu, figures, passed, play } from "./contest.ts";
import type { Result } from "./result.ts";

const DEALS = Number(process.env.BAIZE_DEALS ?? 2400);
const GAMES = 20_000;
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
function speed(run: (games: number, seed: string) => void): number {
  run(GAMES / 10, "warm-up");
  const start = cpu();
  run(GAMES, "bench");
  return (1000 * GAMES) / (cpu() - start);
}

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
  const kernel = speed(kernelGames);
  const packed = speed((games, seed) => void randomGames(PRESETS.mis, games, Random.fromSeed(seed)));
  const rows: string[][] = [
    ["what", "measured", "gate", "passed"],
    ["random games a second, kernel's Game", kernel.toFixed(0), "≥ 5000", passed(kernel >= 5000)],
    ["random games a second, packed table", packed.toFixed(0), "≥ 20000", passed(packed >= 20_000)],
  ];
  let decisions = 0;
  for (const { hero, rival, text, isPassed } of GATES) {
    const all = await play({ form: "1v3", levels: [hero, rival], preset: "mis", deals: DEALS, seed: "bench" });
    for (const summary of all) decisions += summary.decisions;
    const [first] = all;
    if (first !== undefined)
      rows.push([`${hero} against three ${rival}`, figures(first), text, passed(isPassed(first))]);
  }
  rows.push(["bot decisions, all legal", String(decisions), "≥ 1,000,000", passed(decisions >= 1_000_000)]);
  return { title: `Big Two (mis, ${DEALS} duplicate deals)`, rows };
}
