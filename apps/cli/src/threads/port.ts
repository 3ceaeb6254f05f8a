/** The line to a thread. */

import { Worker } from "node:worker_threads";
import type { Port } from "@baize/midend";
import { say } from "../words/index.ts";

/** The thread's own file: published, it ends like this one. */
const SCRIPT = new URL(import.meta.url.replace(/port(\.\w+)$/, "thread$1"));

/** So many questions can be stopped at the same time. */
const SLOTS = 64;

/** The numbers of questions that are not wanted any more, shared with a thread, which cannot hear while it works. */
export class Unwanted {
  readonly slots: Int32Array<ArrayBufferLike>;

  constructor(slots: Int32Array<ArrayBufferLike> = new Int32Array(new SharedArrayBuffer(4 * SLOTS))) {
    this.slots = slots;
  }

  add(id: number): void {
    Atomics.store(this.slots, id % SLOTS, id);
  }

  has(id: number): boolean {
    return Atomics.load(this.slots, id % SLOTS) === id;
  }
}

/** Starts a thread. */
export function threadPort(): Port {
  const unwanted = new Unwanted();
  const worker = new Worker(SCRIPT, { workerData: unwanted.slots, argv: process.argv.slice(2), stdout: true });
  // What somebody's bot prints there is not heard: what the command prints stays as it is.
  worker.stdout.resume();
  return {
    post: (message) => worker.postMessage(message),
    listen: (hear, fail) =>
      void worker
        .on("message", hear)
        .on("error", fail)
        .on("exit", () => fail(new Error(say.threadEnded()))),
    interrupt: (id) => unwanted.add(id),
    end: () => worker.terminate(),
  };
}
