/** Work on several cores: jobs go to threads, results come back in the order of the jobs. */

import { Worker } from "node:worker_threads";
import type { Tasks } from "./tasks.ts";

/** The kinds of work there are. */
export type TaskName = keyof Tasks;
type Job<N extends TaskName> = Parameters<Tasks[N]>[0];
type Outcome<N extends TaskName> = Awaited<ReturnType<Tasks[N]>>;

/** A thread that does one kind of work, one job after the other. */
export class Thread<N extends TaskName> {
  readonly #worker: Worker;

  constructor(task: N) {
    this.#worker = new Worker(new URL("./thread.ts", import.meta.url), { workerData: task });
  }

  /** Does one job. Another may be given when it is done. */
  ask(job: Job<N>): Promise<Outcome<N>> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome<N>>();
    const worker = this.#worker;
    const onExit = () => reject(new Error("The thread has ended."));
    worker.once("message", resolve).once("error", reject).once("exit", onExit);
    worker.postMessage(job);
    return promise.finally(() => worker.off("message", resolve).off("error", reject).off("exit", onExit));
  }

  /** Ends the thread, whatever it is doing. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Does all jobs on so many threads. */
export async function* inThreads<N extends TaskName>(
  task: N,
  jobs: readonly Job<N>[],
  count: number,
): AsyncGenerator<Outcome<N>, void> {
  const threads = Array.from({ length: Math.min(count, jobs.length) }, () => new Thread(task));
  const slots = jobs.map(() => Promise.withResolvers<Outcome<N>>());
  for (const { promise } of slots) promise.catch(() => {});
  let next = 0;
  const work = async (thread: Thread<N>) => {
    while (next < jobs.length) {
      const at = next++;
      try {
        slots[at]?.resolve(await thread.ask(jobs[at] as Job<N>));
      } catch (error) {
        slots[at]?.reject(error);
        return;
      }
    }
  };
  for (const thread of threads) void work(thread);
  try {
    for (const { promise } of slots) yield await promise;
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
}
