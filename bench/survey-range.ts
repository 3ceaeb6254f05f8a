/** Solves deals 1 to 32,000 in a process of its own, `search` alone or by a thread of the queue's workers (`survey`), and prints its CPU milliseconds. */

import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { batch } from "@baize/freecell/solver";

const LAST = 32_000;
/** As many deals as a part of a long range has. */
const PART = 1000;

/** A thread as a worker starts one; the numbers of questions that nobody wants any more are none. */
const newThread = () =>
  new Worker(new URL("../apps/cli/src/threads/thread.ts", import.meta.url), { workerData: new Int32Array(64) });
const thread = process.argv[2] === "survey" ? newThread() : undefined;

/** Solves a part: asked of the thread in the words of the mailbox. */
async function solve(first: number): Promise<void> {
  if (thread === undefined) {
    for (const _ of batch(first, first + PART - 1));
    return;
  }
  const deals = Array.from({ length: PART }, (_, i) => String(first + i));
  const wish = { game: "freecell", shortest: false, patience: Number.POSITIVE_INFINITY, deals };
  thread.postMessage({ id: first, task: "survey", wish });
  const [{ value }] = await once(thread, "message");
  if (value?.count !== PART) throw new Error(`${value?.count} of ${PART} deals from ${first} on`);
}

// What is loaded and compiled once is a worker's start, and no part of what a million deals take.
await solve(LAST + 1);
const { user, system } = process.cpuUsage();
for (let first = 1; first <= LAST; first += PART) await solve(first);
const spent = process.cpuUsage({ user, system });
console.log(((spent.user + spent.system) / 1000).toFixed(1));
await thread?.terminate();
