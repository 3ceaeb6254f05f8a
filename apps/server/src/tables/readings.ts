/** Readings that many want at once: all who ask before one begins share it. */

export class Readings<T> {
  readonly #read: (id: string) => Promise<T>;
  readonly #running = new Map<string, Promise<T>>();
  readonly #next = new Map<string, Promise<T>>();

  constructor(read: (id: string) => Promise<T>) {
    this.#read = read;
  }

  /** A reading that begins now or later: one that has begun may have passed by what whoever asks knows of. */
  share(id: string): Promise<T> {
    const known = this.#next.get(id);
    if (known !== undefined) return known;
    const running = this.#running.get(id);
    if (running === undefined) return this.#begin(id);
    const begin = () => {
      this.#next.delete(id);
      return this.#begin(id);
    };
    const next = running.then(begin, begin);
    this.#next.set(id, next);
    return next;
  }

  #begin(id: string): Promise<T> {
    const reading = this.#read(id).finally(() => {
      this.#running.delete(id);
    });
    this.#running.set(id, reading);
    return reading;
  }
}
