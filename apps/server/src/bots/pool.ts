/** Threads for bots: each thinks about one move at a time, and who comes first is served first. */

import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { Mailbox, type Port } from "@baize/midend";
import type { BotTasks, BotTurn } from "./tasks.ts";

function threadPort(): Port {
  const worker = new Worker(new URL("./thread.ts", import.meta.url));
  // Whoever thinks keeps nobody from ending.
  worker.unref();
  return {
    post: (message) => worker.postMessage(message),
    listen: (hear, fail) =>
      void worker
        .on("message", hear)
        .on("error", fail)
        .on("exit", () => fail(new Error("A thread has ended."))),
    end: () => worker.terminate(),
  };
}

interface Job {
  readonly turn: BotTurn;
  readonly done: PromiseWithResolvers<string>;
}

export class BotPool {
  readonly #free: Mailbox<BotTasks>[];
  readonly #all: readonly Mailbox<BotTasks>[];
  readonly #waiting: Job[] = [];

  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    this.#all = Array.from({ length: threads }, () => new Mailbox<BotTasks>(threadPort));
    this.#free = [...this.#all];
  }

  /** What a bot plays. */
  choose(turn: BotTurn): Promise<string> {
    const done = Promise.withResolvers<string>();
    this.#waiting.push({ turn, done });
    this.#next();
    return done.promise;
  }

  #next(): void {
    const thread = this.#free.pop();
    if (thread === undefined) return;
    const job = this.#waiting.shift();
    if (job === undefined) {
      this.#free.push(thread);
      return;
    }
    thread
      .ask("choose", job.turn)
      .answer.then(job.done.resolve, job.done.reject)
      .finally(() => {
        this.#free.push(thread);
        this.#next();
      });
  }

  async end(): Promise<void> {
    await Promise.all(this.#all.map((thread) => thread.end()));
  }
}
