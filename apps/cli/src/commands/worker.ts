/** `baize worker`: solves what is on a queue. */

import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { addExamples, wholeNumber } from "../options.ts";
import { Queue } from "../queue/queue.ts";
import { QueueWorker } from "../queue/work.ts";
import { EXIT, type ExitCode } from "../stop.ts";

interface WorkerOptions {
  readonly queue: string;
  readonly workers?: number;
  readonly drain?: boolean;
}

/** How the worker says how it gets on: rewritten on a terminal, and once at the end. */
class Report {
  readonly #start = performance.now();
  #solved = 0;

  add(deals: number): void {
    this.#solved += deals;
    if (process.stderr.isTTY) process.stderr.write(`\r${this.text}\u001B[K`);
  }

  get text(): string {
    const seconds = (performance.now() - this.#start) / 1000;
    return `${this.#solved} deals solved, ${Math.round(this.#solved / seconds)}/s`;
  }

  end(): void {
    process.stderr.write(process.stderr.isTTY ? "\n" : `${this.text}.\n`);
  }
}

async function work({ queue: address, workers, drain = false }: WorkerOptions): Promise<void> {
  const queue = await Queue.open(address);
  const report = new Report();
  const threads = workers ?? availableParallelism();
  const tell = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const worker = new QueueWorker(queue, { threads, drain, tell, onSolved: (deals) => report.add(deals) });
  tell(
    `Working for ${queue.database.place} with ${threads} ${threads === 1 ? "thread" : "threads"}; Ctrl+C stops and leaves the queue whole.`,
  );
  let code: ExitCode = EXIT.done;
  const stopWith = (reason: ExitCode) => () => {
    code = reason;
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
  command
    .description("Solves what `baize solve --queue` puts on a queue. Any number of workers, on any machines, share it.")
    .requiredOption("--queue <address>", "the PostgreSQL with the queue: postgres://user:password@host/database")
    .option("--workers <n>", "how many cores may be used (standard: all)", wholeNumber("--workers", 1))
    .option("--drain", "end when the queue is empty (standard: wait for more)")
    .action(work);
  addExamples(
    command,
    "baize worker --queue postgres://baize@db.example/baize",
    "baize worker --queue postgres://localhost/baize --workers 1 --drain",
  );
}
