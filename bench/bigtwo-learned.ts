/**
 * Measures the learned Big Two players on duplicate deals:
 * `node bench/bigtwo-learned.ts HERO RIVAL PRESET DEALS [first deal] [milliseconds a move]`.
 */

import { readFileSync } from "node:fs";
import { bigtwo } from "@baize/bigtwo";
import { playRange, summarise } from "@baize/bigtwo/arena";
import { LEVELS, loadMaster, loadThinker } from "@baize/bigtwo/bots";
import { masterWeights, quickWeights } from "@baize/bigtwo/weights";
import { must } from "@baize/kernel";

const [hero = "master", rival = "classic", preset = "mis", deals = "100", first = "0", time = "100"] =
  process.argv.slice(2);
const read = (url: URL) => new Uint8Array(readFileSync(url));
const master = must(loadMaster(read(masterWeights), "cards"));
const thinker = must(loadThinker(read(masterWeights), read(quickWeights), "cards"));

function level(name: string) {
  const found = [...LEVELS, master, thinker].find(({ id }) => id === name);
  if (found === undefined) throw new Error(`there is no level ${name}`);
  return found;
}

/** Processor time of this thread, so that other work on the machine takes nothing from the rivals. */
const clock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const contest = {
  form: "1v3",
  bots: [level(hero), level(rival)],
  seed: "learned",
  options: must(bigtwo.options.parse(preset)),
  scoring: "cards",
  allowance: { milliseconds: Number(time), now: clock },
} as const;
const [tally] = playRange(contest, { from: Number(first), to: Number(first) + Number(deals) }, () => performance.now());
if (tally !== undefined) {
  const { mean, error, winRate, decisions, p95 } = summarise(tally);
  console.log(
    `${hero} against three ${rival}, ${preset}, ${deals} deals from ${first}: ${mean.toFixed(2)} ± ${error.toFixed(2)} points, ` +
      `wins ${(100 * winRate).toFixed(1)} %, ${decisions} decisions, p95 ${p95} ms`,
  );
}
