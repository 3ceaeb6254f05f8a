/** Time of play: it runs while somebody plays, and stands still otherwise. */

/** A clock that can be stopped; `now` gives milliseconds. */
export class Clock {
  readonly #now: () => number;
  #before: number;
  #since: number | undefined;

  constructor(elapsed: number, now: () => number) {
    this.#before = elapsed;
    this.#now = now;
  }

  /** Milliseconds of play so far. */
  get elapsed(): number {
    return this.#before + (this.#since === undefined ? 0 : this.#now() - this.#since);
  }

  /** Goes on from another time. */
  reset(elapsed: number): void {
    if (this.#since !== undefined) this.#since = this.#now();
    this.#before = elapsed;
  }

  run(): void {
    this.#since ??= this.#now();
  }

  stop(): void {
    this.#before = this.elapsed;
    this.#since = undefined;
  }
}

/** `6:42`, `1:06:42`. */
export function timeText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
