/** A bar on stderr that says how far, how fast and how long yet; nothing where no terminal shows it. */

import { say } from "../words/index.ts";

const WIDTH = 30;
/** How often it is drawn at most, in milliseconds. */
const PAUSE = 100;

/** Seconds as people say them: `38 s`, `4 min 10 s`, `2 h 5 min`. */
export function durationText(seconds: number): string {
  const s = Math.round(seconds);
  if (s < 60) return say.seconds({ s });
  if (s < 3600) return say.minutes({ min: Math.floor(s / 60), s: s % 60 });
  return say.hours({ h: Math.floor(s / 3600), min: Math.floor((s % 3600) / 60) });
}

/** One line: the bar, the count, the rate and the time left. What was done before says nothing about the rate. */
export function progressLine(done: number, all: number, seconds: number, before = 0): string {
  const filled = Math.round((WIDTH * done) / all);
  const rate = (done - before) / seconds;
  const left = done === before ? undefined : durationText((all - done) / rate);
  const figures = say.progress({ done, all, rate: rate.toFixed(rate < 10 ? 1 : 0), left });
  return `[${"#".repeat(filled)}${".".repeat(WIDTH - filled)}] ${figures}`;
}

/** Shows progress; call `end` when it is over. */
export class ProgressLine {
  readonly #all: number;
  readonly #before: number;
  readonly #start = performance.now();
  #last = 0;
  #line = "";
  readonly #stream: NodeJS.WriteStream;

  /** Of all, some may have been done before. */
  constructor(all: number, before = 0, stream: NodeJS.WriteStream = process.stderr) {
    this.#all = all;
    this.#before = before;
    this.#stream = stream;
  }

  /** Says that so many are done. */
  show(done: number): void {
    const now = performance.now();
    if (!this.#stream.isTTY || now - this.#last < PAUSE) return;
    this.#last = now;
    this.#line = progressLine(done, this.#all, (now - this.#start) / 1000, this.#before);
    this.#draw();
  }

  /** Writes to stdout; where both are on one terminal the bar gives way and comes back below. */
  write(text: string): void {
    const isShared = this.#stream.isTTY && process.stdout.isTTY;
    if (isShared) this.end();
    process.stdout.write(text);
    if (isShared) this.#draw();
  }

  /** Says something on stderr; the bar comes back below. */
  note(text: string): void {
    this.end();
    this.#stream.write(`${text}\n`);
    if (this.#stream.isTTY) this.#draw();
  }

  #draw(): void {
    this.#stream.write(`\r${this.#line}\u001B[K`);
  }

  /** Takes the bar away. */
  end(): void {
    if (this.#stream.isTTY) this.#stream.write("\r\u001B[K");
  }
}
