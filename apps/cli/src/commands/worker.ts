/** `baize worker`: solves what is on a queue. */

import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { addExamples, addQueueOption, queueAddress, wholeNumber } from "../arguments/options.ts";
import { EXIT, type ExitCode } from "../arguments/stop.ts";
import { PATIENCE } from "../queue/database.ts";
import { Queue } from "../queue/queue.ts";
import { QueueWorker } from "../queue/work.ts";
import { say } from "../words/index.ts";

interface WorkerOptions {
  readonly queue?: string;
  readonly workers?: number;
  readonly drain?: boolean;
  readonly wait: number;
}

/** How long a worker that is told to stop has to put back what it took, in milliseconds; later its silence does. */
const GRACE = 3000;

/** How the worker says how it gets on: rewritten on a terminal, and once at the end. */
class Report {
  readonly #start = performance.now();
  #solved = 0;

  add(deals: number): void {
    this.#solved += deals;
    if (process.stderr.isTTY) process.stderr.write(`\r${say.dealsSolved(this.#figures)}\u001B[K`);
  }

  get #figures() {
    const seconds = (performance.now() - this.#start) / 1000;
    return { solved: this.#solved, rate: Math.round(this.#solved / seconds) };
  }

  end(): void {
    process.stderr.write(process.stderr.isTTY ? "\n" : `${say.dealsSolvedAll(this.#figures)}\n`);
  }
}

async function work({ queue: address, workers, drain = false, wait }: WorkerOptions): Promise<void> {
  const queue = await Queue.open(queueAddress(address), wait * 1000);
  const report = new Report();
  const threads = workers ?? availableParallelism();
  const tell = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const onSolved = (deals: number) => report.add(deals);
  const worker = new QueueWorker(queue, { threads, drain, patience: wait * 1000, tell, onSolved });
  tell(say.working({ place: queue.database.place, threads }));
  let code: ExitCode = EXIT.done;
  const stopWith = (reason: ExitCode) => () => {
    code = reason;
    setTimeout(() => process.exit(reason), GRACE).unref();
    void worker.stop();
  };
  process.removeAllListeners("SIGINT");
  process.once("SIGINT", stopWith(EXIT.interrupted)).once("SIGTERM", stopWith(EXIT.done));
  try {
    await worker.run();
  } finally {
    report.end();
    await queue.end();
  }
  process.exitCode = code;
}

/** Describes the command. */
export function define(command: Command): void {
  addQueueOption(command.description(say.workerAbout()))
    .option("--workers <n>", say.workersOption(), wholeNumber("--workers", 1))
    .option("--drain", say.drainOption())
    .option("--wait <s>", say.waitOption(), wholeNumber("--wait"), PATIENCE / 1000)
    .action(work);
  addExamples(command, [
    "baize worker --queue postgres://baize@db.example/baize",
    "baize worker --queue postgres://localhost/baize --workers 1 --drain",
    "BAIZE_QUEUE=postgres://localhost/baize baize worker",
  ]);
}
