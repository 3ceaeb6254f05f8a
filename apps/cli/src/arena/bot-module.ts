/** A bot that is a module: it plays in a thread of its own, so that one that never comes back can be ended. */

import { setTimeout as pause } from "node:timers/promises";
import type { Entrant, Random, Shape } from "@baize/kernel";
import type { Mailbox } from "@baize/midend";
import { Stop } from "../arguments/stop.ts";
import { say } from "../words/index.ts";
import { GREETING_MS, type MoveLimits, patienceOf, silence } from "./limits.ts";
import type { moduleTasks } from "./module-tasks.ts";

/** A line to a thread that loads modules. */
export type ModuleLine = Pick<Mailbox<typeof moduleTasks>, "ask" | "end">;

/** Starts its thread when it is first asked, and again after it was ended. */
export class BotModule implements Entrant<Shape> {
  readonly id: string;
  readonly #file: string;
  readonly #line: ModuleLine;
  readonly #limits: MoveLimits;

  constructor(id: string, file: string, line: ModuleLine, limits: MoveLimits) {
    this.id = id;
    this.#file = file;
    this.#line = line;
    this.#limits = limits;
  }

  /** Loads it; one without a bot ends the command. */
  async greet(): Promise<void> {
    const trouble = await this.#within(GREETING_MS, this.#line.ask("load", { file: this.#file }).answer);
    if (trouble !== null) throw new Stop(trouble.exit, trouble.why);
  }

  async choose(view: unknown, legalMoves: readonly unknown[], random: Random): Promise<unknown> {
    const limits = this.#limits;
    const seed = `${random.next()} ${random.next()}`;
    const { answer } = this.#line.ask("consult", { file: this.#file, view, legalMoves, seed, limits });
    const told = answer.catch((error: Error) => {
      throw new Error(say.botFailed({ why: error.message }));
    });
    return this.#within(patienceOf(limits), told);
  }

  /** Ends its thread. */
  async close(): Promise<void> {
    await this.#line.end();
  }

  /** Waits for an answer so long; then the thread is ended, whatever it does. */
  async #within<T>(wait: number, answer: Promise<T>): Promise<T> {
    const done = new AbortController();
    const silent = pause(wait, undefined, { signal: done.signal }).catch(() => undefined);
    try {
      const told = await Promise.race([answer.then((value) => ({ value })), silent]);
      if (told !== undefined) return told.value;
    } finally {
      done.abort();
    }
    answer.catch(() => {});
    await this.#line.end();
    throw silence(wait);
  }
}
