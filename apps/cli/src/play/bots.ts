/** The bots at the table: a thread thinks for them, so that the table never waits. */

import type { Match, Shape } from "@baize/kernel";
import { Thread } from "../threads/pool.ts";

/** A question that is being thought about. */
interface Asked {
  readonly match: Match<Shape>;
  readonly choice: Promise<string | undefined>;
}

/** One bot for every seat that asks. */
export class Bots {
  /** What it is called. */
  readonly id: string;
  #thread: Thread<"judge"> | undefined;
  #asked: Asked | undefined;
  #isGone = false;

  constructor(id: string) {
    this.id = id;
  }

  /** What it plays for the seat to move; undefined when another question came in between, or it has gone. */
  async choose(match: Match<Shape>): Promise<string | undefined> {
    if (this.#isGone) return undefined;
    if (this.#asked?.match === match) return this.#asked.choice;
    // What nobody waits for any more is not thought about to its end.
    if (this.#asked !== undefined) void this.#stop();
    const choice = this.#think(match);
    this.#asked = { match, choice };
    return choice;
  }

  async #think(match: Match<Shape>): Promise<string | undefined> {
    this.#thread ??= new Thread("judge");
    const thread = this.#thread;
    const job = { game: match.game.meta.id, options: undefined, save: match.save(), milliseconds: undefined };
    try {
      return (await thread.ask({ ...job, bot: this.id })).line[0];
    } catch (error) {
      if (this.#thread !== thread) return undefined;
      throw error;
    } finally {
      if (this.#thread === thread) this.#asked = undefined;
    }
  }

  async #stop(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    this.#asked = undefined;
    await thread?.end();
  }

  /** Goes, whatever it is thinking about. */
  async end(): Promise<void> {
    this.#isGone = true;
    await this.#stop();
  }
}
