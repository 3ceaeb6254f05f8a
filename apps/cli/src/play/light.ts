/** The light beside the table: whether it can still be won. A thread thinks, so that the table never waits. */

import { Thread } from "../threads/pool.ts";
import type { Truth } from "../threads/tasks.ts";
import type { Session } from "./session.ts";

/** How long a table is thought about, in milliseconds. */
const PATIENCE = 60_000;

/** A table of one deal is known by the moves that led to it. */
const keyOf = (moves: readonly string[]): string => moves.join("\n");

/** What is known about the tables of one deal, and a thread that finds out more. */
export class Light {
  #deal = "";
  #thread: Thread<"judge"> | undefined;
  readonly #known = new Map<string, Truth>();

  /** What is known already: the table was judged, or it is on a winning line, or it comes after a lost one. */
  recall(session: Session): Truth | undefined {
    const { deal, moves, options } = session.match;
    if (this.#deal !== `${deal}\n${options}`) {
      this.#deal = `${deal}\n${options}`;
      this.#known.clear();
    }
    const isLost = moves.some((_, i) => this.#known.get(keyOf(moves.slice(0, i)))?.verdict === "lost");
    return isLost ? { verdict: "lost", line: [], nodes: 0 } : this.#known.get(keyOf(moves));
  }

  /** The truth about the table; undefined when another question came in between, or nobody can tell. */
  async see(session: Session): Promise<Truth | undefined> {
    const { match, entry } = session;
    const known = this.recall(session);
    if (known !== undefined || entry.solver === undefined || match.status.kind === "over") return known;
    await this.end();
    const thread = new Thread("judge");
    this.#thread = thread;
    const job = { game: entry.id, options: undefined, save: match.save(), milliseconds: PATIENCE };
    const truth = await thread.ask(job).catch((): Truth => ({ verdict: "unknown", line: [], nodes: 0 }));
    if (this.#thread !== thread) return undefined;
    await this.end();
    this.#learn(match.moves, truth);
    return truth;
  }

  /** Remembers a truth, and that every table on a winning line can be won. */
  #learn(moves: readonly string[], truth: Truth): void {
    for (let i = 0; i <= truth.line.length; i++) {
      const line = truth.line.slice(i);
      this.#known.set(keyOf([...moves, ...truth.line.slice(0, i)]), { ...truth, line });
    }
  }

  /** Stops thinking. */
  async end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.end();
  }
}

/** The next move of a winning line, or what the bot would play, in a sentence. */
export async function hintText(session: Session, light: Light): Promise<string> {
  if (session.match.status.kind === "over") return "The game is over.";
  if (session.isWaiting) return "It is not your turn.";
  const advice = await session.advice();
  if (advice !== undefined) return `Try ${advice}.`;
  const truth = await light.see(session);
  if (truth?.verdict === "won") return `Try ${truth.line[0]}: it can be won in ${truth.line.length} moves.`;
  if (truth?.verdict === "lost") return "This cannot be won any more: undo.";
  return "No hint: nobody knows yet whether this can be won.";
}
