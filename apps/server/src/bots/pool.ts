/** Threads for bots: each thinks about one move at a time, and who comes first is served first. */

import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { Mailbox, type Port } from "@baize/midend";
import { say } from "../words/index.ts";
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
        .on("exit", () => fail(new Error(say.threadEnded()))),
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
  #waiting: Job[] = [];
  #ended = false;

  constructor(threads = Math.max(1, availableParallelism() - 1), connect: () => Port = threadPort) {
    this.#all = Array.from({ length: threads }, () => new Mailbox<BotTasks>(connect));
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
    if (this.#ended) this.#refuse();
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

  /** Nobody thinks any more: a question to a thread that has ended would start another, which keeps the process alive. */
  #refuse(): void {
    for (const { done } of this.#waiting) done.reject(new Error(say.botsGone()));
    this.#waiting = [];
  }

  /** Ends the threads; what they were asked, and what waits, is not answered any more. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#refuse();
    await Promise.all(this.#all.map((thread) => thread.end()));
  }
}
