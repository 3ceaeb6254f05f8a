/** A thread: does the jobs of one task as they come. */

import { parentPort, workerData } from "node:worker_threads";
import { type Tasks, tasks } from "./tasks.ts";

const task = tasks[workerData as keyof Tasks] as (job: unknown) => Promise<unknown>;
parentPort?.on("message", async (job) => parentPort?.postMessage(await task(job)));
