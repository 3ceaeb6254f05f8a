/** Hints from process to process. None of them is a fact: whoever misses one catches up, or is put right. */

import { randomUUID } from "node:crypto";
import { LIMITS } from "../guards/limits.ts";

/** There is something new at a table; or it is asked who follows it, or told which seats do. */
export type Hint = readonly [id: string, seq: number] | readonly [id: string, none: 0, who: "who" | readonly number[]];

/** So many to a message of at most 8,000 bytes. */
const MOST = 200;

export class Hints {
  readonly #send: (text: string) => Promise<void>;
  /** What this process calls itself. */
  readonly #name = randomUUID();
  /** What waits to be said, by its kind and its table. */
  readonly #waiting = { news: new Map<string, Hint>(), who: new Map<string, Hint>(), here: new Map<string, Hint>() };
  readonly #ears = new Set<(hint: Hint) => void>();
  #sent = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(send: (text: string) => Promise<void>) {
    this.#send = send;
  }

  /** From now on somebody hears what the others say. */
  heardBy(ear: (hint: Hint) => void): void {
    this.#ears.add(ear);
  }

  /** Says something soon, with all that comes meanwhile; of one kind about one table the last counts. */
  say(hint: Hint): void {
    const [id, , who = "news"] = hint;
    this.#waiting[typeof who === "string" ? who : "here"].set(id, hint);
    const { soon, apart } = LIMITS.hints;
    this.#timer ??= setTimeout(() => this.#sendAll(), Math.max(soon, this.#sent + apart - Date.now()));
  }

  #sendAll(): void {
    this.#timer = undefined;
    const waiting = Object.values(this.#waiting);
    const all = waiting.flatMap((hints) => [...hints.values()]);
    for (const hints of waiting) hints.clear();
    this.#sent = Date.now();
    for (let at = 0; at < all.length; at += MOST) {
      void this.#send(JSON.stringify([this.#name, ...all.slice(at, at + MOST)]));
    }
  }

  /** Hears a message; its own come back too. */
  hear(text: string): void {
    if (text.startsWith(`["${this.#name}"`)) return;
    const [, ...all] = JSON.parse(text) as [string, ...Hint[]];
    for (const hint of all) for (const ear of this.#ears) ear(hint);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
