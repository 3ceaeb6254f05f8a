/** A thread: does the jobs of one task as they come. */

import { parentPort, workerData } from "node:worker_threads";
import type { Signal } from "./pool.ts";
import { type Tasks, tasks } from "./tasks.ts";

const { name, stopped } = workerData as { readonly name: keyof Tasks; readonly stopped: Int32Array };
const task = tasks[name] as (job: unknown, signal: Signal) => Promise<unknown>;
const signal: Signal = {
  get aborted() {
    return Atomics.load(stopped, 0) === 1;
  },
};
parentPort?.on("message", async (job) => parentPort?.postMessage(await task(job, signal)));
