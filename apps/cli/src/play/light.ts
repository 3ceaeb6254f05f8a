/** The light beside the table: whether it can still be won. A thread thinks, so that the table never waits. */

import type { Glow, Insight, Match, Shape } from "@baize/kernel";
import { Knowledge, type OpenQuestion } from "@baize/midend";
import { moverOf } from "../arguments/games.ts";
import type { ThreadLine } from "../threads/pool.ts";
import type { Searched } from "../threads/searching.ts";

/** How long a table is thought about, in milliseconds. */
const PATIENCE = 60_000;

const GLOWS: Readonly<Record<Searched["verdict"], Glow>> = { won: "winnable", lost: "lost", unknown: "thinking" };

/** A table that is being looked at. */
interface Looking {
  readonly match: Match<Shape>;
  readonly answer: Promise<Insight>;
  stop(): void;
}

/** What is known about the tables of one deal, and a thread that finds out more. */
export class TableLight {
  readonly #line: ThreadLine;
  /** Whether there is a solver that can tell. */
  readonly isThere: boolean;
  readonly #known = new Knowledge();
  #looking: Looking | undefined;
  #isGone = false;

  constructor(line: ThreadLine, isThere: boolean) {
    this.#line = line;
    this.isThere = isThere;
  }

  /** What is known already. */
  recall(match: Match<Shape>): Insight | undefined {
    return this.#known.recall(match);
  }

  /** What can be found out about the table; undefined when another question came in between, or nobody can tell. */
  async see(match: Match<Shape>): Promise<Insight | undefined> {
    const known = this.recall(match);
    if (known !== undefined || !this.isThere || this.#isGone || match.status.kind === "over") return known;
    if (this.#looking?.match === match) return this.#looking.answer;
    this.#looking?.stop();
    const seen = { game: match.game.meta.id, view: match.view(moverOf(match)), milliseconds: PATIENCE };
    const asked = this.#line.ask("search", seen);
    const looking = { match, answer: this.#learn(match, asked), stop: asked.stop };
    this.#looking = looking;
    try {
      const found = await looking.answer;
      return this.#looking === looking ? found : undefined;
    } catch (error) {
      if (this.#looking === looking) throw error;
      return undefined;
    } finally {
      if (this.#looking === looking) this.#looking = undefined;
    }
  }

  async #learn(match: Match<Shape>, asked: OpenQuestion<Searched>): Promise<Insight> {
    const { verdict, line } = await asked.answer;
    const found: Insight = { glow: GLOWS[verdict], line, settled: false };
    this.#known.learn(match, found);
    return found;
  }

  /** Stops thinking. */
  leave(): void {
    this.#isGone = true;
    this.#looking = undefined;
  }
}
