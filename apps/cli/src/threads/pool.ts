/** Work on several cores: jobs go to threads, results come back in the order of the jobs. */

import { Worker } from "node:worker_threads";
import type { Tasks } from "./tasks.ts";

/** The kinds of work there are. */
export type TaskName = keyof Tasks;
type Job<N extends TaskName> = Parameters<Tasks[N]>[0];
type Outcome<N extends TaskName> = Awaited<ReturnType<Tasks[N]>>;

/** Says whether the job shall come to an end. */
export interface Signal {
  readonly aborted: boolean;
}

/** The thread's own file: published, it ends like this one. */
const SCRIPT = new URL(import.meta.url.replace(/pool(\.\w+)$/, "thread$1"));

/** A thread that does one kind of work, one job after the other. */
export class Thread<N extends TaskName> {
  readonly #worker: Worker;
  /** Shared with the thread: 1 when its job shall come to an end. */
  readonly #stopped = new Int32Array(new SharedArrayBuffer(4));
  #asked: PromiseWithResolvers<Outcome<N>> | undefined;
  /** Why it can do no more. */
  #gone: Error | undefined;

  constructor(name: N) {
    this.#worker = new Worker(SCRIPT, { workerData: { name, stopped: this.#stopped } })
      .on("message", (outcome: Outcome<N>) => this.#asked?.resolve(outcome))
      .on("error", (error: Error) => this.#lose(error))
      .on("exit", () => this.#lose(new Error("The thread has ended.")));
  }

  /** Does one job. Another may be given when it is done; a thread that has ended does none. */
  ask(job: Job<N>): Promise<Outcome<N>> {
    this.#asked = Promise.withResolvers<Outcome<N>>();
    Atomics.store(this.#stopped, 0, 0);
    if (this.#gone === undefined) this.#worker.postMessage(job);
    else this.#asked.reject(this.#gone);
    return this.#asked.promise;
  }

  /** Asks for an answer now: what is known so far. Not every kind of work can tell. */
  stop(): void {
    Atomics.store(this.#stopped, 0, 1);
  }

  #lose(why: Error): void {
    this.#gone ??= why;
    this.#asked?.reject(this.#gone);
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
