/** A worker: takes parts off the queue, solves them on all cores, and writes what it found about once a second. */

import { setTimeout as pause } from "node:timers/promises";
import { shown } from "@baize/kernel";
import { EXIT, Stop } from "../arguments/stop.ts";
import { newThread, type ThreadLine } from "../threads/pool.ts";
import { say } from "../words/index.ts";
import { isSame, makerOf } from "./maker.ts";
import type { Piece, Queue } from "./queue.ts";

/** How often the queue is asked when it is empty, and a sign of life is given, in milliseconds. */
const IDLE = 1000;
const BEAT = 3000;
/** A thread answers after so long with what it has, in milliseconds. */
const BATCH = 1000;

/** How a worker works. */
export interface WorkStyle {
  readonly threads: number;
  /** Ends when nothing is left on the queue, not even with others. */
  readonly drain: boolean;
  /** How long a first range is waited for then, in milliseconds. */
  readonly patience: number;
  readonly tell: (sentence: string) => void;
  readonly onSolved: (deals: number) => void;
}

/** Works on one queue until it is told to stop. */
export class QueueWorker {
  readonly #queue: Queue;
  readonly #style: WorkStyle;
  readonly #held = new Set<string>();
  readonly #threads = new Set<ThreadLine>();
  #stopping = false;
  /** The newest range at the start; one that was done by then is none to drain. */
  #newest = 0;
  /** Whether anything was on the queue since then. */
  #wasFilled = false;
  readonly #start = performance.now();

  constructor(queue: Queue, style: WorkStyle) {
    this.#queue = queue;
    this.#style = style;
  }

  /** Works; comes back when it was stopped or when the queue is drained. */
  async run(): Promise<void> {
    const beat = setInterval(() => this.#queue.touch([...this.#held]).catch(() => {}), BEAT);
    try {
      if (this.#style.drain) this.#newest = await this.#queue.database.patiently(() => this.#queue.newest());
      await Promise.all(Array.from({ length: this.#style.threads }, () => this.#lane()));
    } catch (error) {
      // Whoever is told to stop does so, whether the server is there or not.
      if (!this.#stopping) throw error;
    } finally {
      clearInterval(beat);
      await this.stop();
    }
  }

  /** Stops at once; what was taken goes back on the queue. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#queue.database.leave();
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  /** One thread after the other, each for as long as it lives. */
  async #lane(): Promise<void> {
    while (!this.#stopping) {
      const thread = newThread();
      this.#threads.add(thread);
      try {
        if (await this.#feed(thread)) return;
      } finally {
        this.#threads.delete(thread);
        await thread.end();
      }
    }
  }

  /** Gives a thread parts to solve; true when there is nothing left to do, false when it needs to be replaced. */
  async #feed(thread: ThreadLine): Promise<boolean> {
    const { database } = this.#queue;
    while (!this.#stopping) {
      const piece = await database.patiently(() => this.#queue.take());
      if (piece === undefined) {
        if (this.#style.drain && (await this.#isDrained())) return true;
        await pause(IDLE);
      } else {
        this.#wasFilled = true;
        await this.#refuseStranger(piece);
        if (!(await this.#solve(thread, piece))) return false;
      }
    }
    return true;
  }

  /** Whether all is done; where nothing was put on the queue yet it is waited for. */
  async #isDrained(): Promise<boolean> {
    const { database } = this.#queue;
    if (!(await database.patiently(() => this.#queue.isEmpty()))) {
      this.#wasFilled = true;
      return false;
    }
    if (this.#wasFilled || performance.now() - this.#start >= this.#style.patience) return true;
    return (await database.patiently(() => this.#queue.newest())) > this.#newest;
  }

  /** What another program asks for, or by other rules, is left to its own workers. */
  async #refuseStranger(piece: Piece): Promise<void> {
    const { game, program, rules } = piece.run;
    const own = await makerOf(game);
    if (isSame(own, { program, rules })) return;
    const why = say.strangersRange({
      game: shown(`${game}`),
      program: shown(`${program}`),
      rules,
      own: own.program,
      ownRules: own.rules,
    });
    await this.#giveBack(piece, why);
    throw new Stop(EXIT.failure, why);
  }

  /** Solves a part; false when that failed, and the part is back on the queue. */
  async #solve(thread: ThreadLine, piece: Piece): Promise<boolean> {
    const { game, options, milliseconds, shortest, wish, lines } = piece.run;
    this.#held.add(piece.job);
    try {
      let rest = piece.deals;
      while (rest.length > 0 && !this.#stopping) {
        const job = { game, options, milliseconds, shortest, wish, lines, deals: rest.map(String), patience: BATCH };
        const { count, figures } = await thread.ask("survey", job).answer;
        await this.#queue.database.patiently(() => this.#queue.keep(piece, figures));
        this.#style.onSolved(count);
        rest = rest.slice(count);
      }
      if (rest.length > 0) await this.#giveBack(piece, say.workerStopped());
      return true;
    } catch (error) {
      const why = (error as Error).message;
      if (!this.#stopping) this.#style.tell(say.goesBack({ first: piece.first, why }));
      await this.#giveBack(piece, why);
      return false;
    } finally {
      this.#held.delete(piece.job);
    }
  }

  async #giveBack({ job }: Piece, why: string): Promise<void> {
    // Where the queue is away the silence of this worker puts the part back.
    await this.#queue.giveBack([job], why).catch(() => {});
  }
}
