/** How fast Big Two is: random games a second. */

import { bigtwo, PRESETS } from "@baize/bigtwo";
import { randomGames } from "@baize/bigtwo/bots";
import { must, Random } from "@baize/kernel";
import { cpu, passed } from "./contest.ts";
import type { Result } from "./result.ts";

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

/** Every figure, as a table. */
export function run(): Result {
  const kernel = speed(kernelGames);
  const packed = speed((games, seed) => void randomGames(PRESETS.mis, games, Random.fromSeed(seed)));
  return {
    title: "Big Two, speed on one core",
    rows: [
      ["random games a second", "measured", "gate", "passed"],
      ["through the kernel's Game", kernel.toFixed(0), "≥ 5000", passed(kernel >= 5000)],
      ["through the bots' packed table", packed.toFixed(0), "≥ 20000", passed(packed >= 20_000)],
    ],
  };
}
