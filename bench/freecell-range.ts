/** Solves a range of deals in a process of its own, as the peer does, and prints what came of it as JSON. */

import { batch } from "@baize/freecell/solver";

const [first = 1, last = 32_000] = process.argv.slice(2).map(Number);
const times: number[] = [];
const counts = { won: 0, lost: 0, unknown: 0 };
let moves = 0;
let expansions = 0;
let before = performance.now();
for (const outcome of batch(first, last)) {
  const now = performance.now();
  times.push(now - before);
  before = now;
  counts[outcome.answer]++;
  moves += outcome.moves;
  expansions += outcome.expansions;
}
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const megabytes = process.resourceUsage().maxRSS / 1024;
const arrays = process.memoryUsage().arrayBuffers / 2 ** 20;
console.log(
  JSON.stringify({ counts, moves, expansions, median: at(0.5), p99: at(0.99), max: at(1), megabytes, arrays }),
);
