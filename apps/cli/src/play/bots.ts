/** The bots at the table: a thread thinks for them, so that the table never waits. It is told what one seat sees. */

import type { Match, Shape } from "@baize/kernel";
import type { OpenQuestion } from "@baize/midend";
import { moverOf } from "../arguments/games.ts";
import type { ThreadLine } from "../threads/pool.ts";

/** A good move, and why it is good. */
export interface Advised {
  readonly move: string;
  readonly why: string;
}

/** A question that is being thought about. */
interface Thinking {
  readonly match: Match<Shape>;
  readonly answer: Promise<{ readonly move: string; readonly why?: string } | undefined>;
  stop(): void;
}

/** Whoever sits in the other seats. */
export class Bots {
  readonly #line: ThreadLine;
  #thought: Thinking | undefined;
  #isGone = false;

  constructor(line: ThreadLine) {
    this.#line = line;
  }

  /** What a bot of a level plays for the seat to move; undefined when another question came in between, or it has gone. */
  async choose(match: Match<Shape>, bot: string): Promise<string | undefined> {
    return (await this.#think(match, () => this.#line.ask("choose", { ...seen(match), bot })))?.move;
  }

  /** A good move for the seat to move. */
  async advise(match: Match<Shape>, bot: string): Promise<Advised | undefined> {
    const found = await this.#think(match, () => this.#line.ask("advise", { ...seen(match), bot }));
    return found && { why: "", ...found };
  }

  #think(match: Match<Shape>, ask: () => OpenQuestion<Advised | { readonly move: string }>): Thinking["answer"] {
    if (this.#isGone) return Promise.resolve(undefined);
    if (this.#thought?.match === match) return this.#thought.answer;
    // What nobody waits for any more is not thought about to its end.
    this.#thought?.stop();
    const asked = ask();
    const isWanted = () => this.#thought === thought;
    const forget = () => {
      if (isWanted()) this.#thought = undefined;
    };
    const answer = asked.answer
      .then((found) => (isWanted() ? found : undefined))
      .catch((error: unknown) => {
        if (isWanted()) throw error;
        return undefined;
      })
      .finally(forget);
    const thought: Thinking = { match, answer, stop: asked.stop };
    this.#thought = thought;
    return answer;
  }

  /** Goes, whatever it is thinking about. */
  leave(): void {
    this.#isGone = true;
    this.#thought = undefined;
  }
}

/** What the seat to move sees, and nothing else. */
const seen = (match: Match<Shape>) => ({ game: match.game.meta.id, view: match.view(moverOf(match)) });
