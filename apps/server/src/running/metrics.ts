/** What the server counts, as Prometheus reads it. Nothing of it tells of one table or one person. */

import { monitorEventLoopDelay } from "node:perf_hooks";
import { say } from "../words/index.ts";

/** A figure that is read when it is asked for. */
export interface Metric {
  readonly name: string;
  readonly kind: "counter" | "gauge";
  readonly help: string;
  read(): number;
}

/** Upper ends of the classes that answers are counted in, in seconds. */
const CLASSES = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];
const NANO = 1e9;
const MICRO = 1e6;

const lines = (name: string, kind: string, help: string, rows: readonly string[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...rows, ""].join("\n");

/** Figures of the process itself. */
function ownFigures(): readonly Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const gauge = (name: string, help: string, read: () => number): Metric => ({ name, kind: "gauge", help, read });
  return [
    {
      name: "process_cpu_seconds_total",
      kind: "counter",
      help: say.figureCpu(),
      read() {
        const { user, system } = process.cpuUsage();
        return (user + system) / MICRO;
      },
    },
    gauge("process_resident_memory_bytes", say.figureResident(), () => process.memoryUsage.rss()),
    gauge("nodejs_heap_used_bytes", say.figureHeap(), () => process.memoryUsage().heapUsed),
    gauge("process_uptime_seconds", say.figureUptime(), () => process.uptime()),
    gauge("baize_loop_delay_p99_seconds", say.figureDelay(), () => {
      const p99 = delay.percentile(99) / NANO;
      delay.reset();
      return Number.isFinite(p99) ? p99 : 0;
    }),
  ];
}

export class Metrics {
  readonly #figures: Metric[] = [...ownFigures()];
  readonly #answers = new Map<string, number>();
  readonly #classes: number[] = CLASSES.map(() => 0);
  #seconds = 0;
  #count = 0;

  /** Adds figures; of two with one name the later counts. */
  add(...figures: readonly Metric[]): void {
    for (const figure of figures) {
      const known = this.#figures.findIndex(({ name }) => name === figure.name);
      if (known >= 0) this.#figures[known] = figure;
      else this.#figures.push(figure);
    }
  }

  /** Counts an answer by its status and the time it took. */
  answered(status: number, seconds: number): void {
    const key = `${Math.floor(status / 100)}xx`;
    this.#answers.set(key, (this.#answers.get(key) ?? 0) + 1);
    this.#count += 1;
    this.#seconds += seconds;
    // The classes rise: an answer counts in its own and in all above it.
    for (let n = CLASSES.length - 1; n >= 0 && seconds <= (CLASSES[n] ?? 0); n--)
      this.#classes[n] = (this.#classes[n] ?? 0) + 1;
  }

  /** All of it as text. */
  text(): string {
    const times = "baize_answer_seconds";
    const counted = [...this.#answers].sort().map(([key, count]) => `baize_answers_total{status="${key}"} ${count}`);
    const classes = CLASSES.map((end, n) => `${times}_bucket{le="${end}"} ${this.#classes[n]}`);
    const sums = [
      `${times}_bucket{le="+Inf"} ${this.#count}`,
      `${times}_sum ${this.#seconds}`,
      `${times}_count ${this.#count}`,
    ];
    return [
      ...this.#figures.map(({ name, kind, help, read }) => lines(name, kind, help, [`${name} ${read()}`])),
      lines("baize_answers_total", "counter", say.figureAnswers(), counted),
      lines(times, "histogram", say.figureTimes(), [...classes, ...sums]),
    ].join("");
  }
}
