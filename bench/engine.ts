/** How soon the engine answers a `go`, once it runs: the whole way through its process, line in to line out. */

import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { passed } from "./contest.ts";
import type { Result } from "./result.ts";

const COMMAND = join(import.meta.dirname, "../apps/cli/src/main.mjs");
const ASKED = 60;

/** Milliseconds from each `go` to its best move, sorted; the first is not counted. */
async function times(game: string, positions: readonly string[], go: string): Promise<readonly number[]> {
  const child = spawn(process.execPath, [COMMAND, "engine", game], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const taken: number[] = [];
  for (const position of positions) {
    child.stdin.write(`position ${position}\n`);
    const start = performance.now();
    child.stdin.write(`${go}\n`);
    for (let line = ""; !line.startsWith("bestmove "); ) {
      const next = await lines.next();
      line = next.value ?? "bestmove none";
      if (/^error|^bestmove none/.test(line)) throw new Error(`${position}: ${line}`);
    }
    taken.push(performance.now() - start);
  }
  child.stdin.end("quit\n");
  return taken.slice(1).sort((a, b) => a - b);
}

/** Both games. */
export async function run(): Promise<Result> {
  const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const numbers = Array.from({ length: ASKED + 1 }, (_, i) => i + 1);
  const rows = [];
  for (const [game, go, gate] of [
    ["bigtwo", "go bot master", 10],
    ["freecell", "go", 15],
  ] as const) {
    const sorted = await times(
      game,
      numbers.map((n) => `/${game}/${n}`),
      go,
    );
    const figures = [0.5, 0.95].map((share) => at(sorted, share).toFixed(1));
    rows.push([`${game}, \`${go}\``, ...figures, `≤ ${gate}`, passed(at(sorted, 0.5) <= gate)]);
  }
  return {
    title: `The engine: from go to bestmove, ms (${ASKED} deals, the first left out)`,
    rows: [["what", "median", "95th percentile", "gate of the median", "passed"], ...rows],
  };
}
