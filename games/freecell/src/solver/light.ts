/**
 * The light beside the table: winnable, lost or thinking, after every move. It remembers each position of the lines it has
 * found, so that a move that follows one, or an undo, costs nothing; and a move out of a lost position is lost.
 */

import { type Budget, must } from "@baize/kernel";
import { freecell, type Move, type State } from "../rules/index.ts";
import { Inquiry } from "./portfolio.ts";

/** What the light shows. */
export type Glow = "winnable" | "lost" | "thinking";

/** A position is known by its text. */
const keyOf = (state: State): string => freecell.stateText.format(state);

/** Watches one match. */
export class Light {
  /** The next move to win, by position; null at the end of the line. */
  readonly #next = new Map<string, Move | null>();
  readonly #lost = new Set<string>();
  #open: { readonly key: string; readonly inquiry: Inquiry } | undefined;

  /** Looks at a position for as long as the budget lasts; asked again, it goes on where it stopped. */
  see(state: State, budget: Budget): Glow {
    const key = keyOf(state);
    if (this.#next.has(key)) return "winnable";
    if (this.#lost.has(key)) return "lost";
    if (this.#open?.key !== key) this.#open = { key, inquiry: new Inquiry(state) };
    const { inquiry } = this.#open;
    const answer = inquiry.ask(budget);
    if (answer === "unknown") return "thinking";
    this.#open = undefined;
    if (answer === "lost") this.#learnLoss(state);
    else this.#learnLine(state, inquiry.line());
    return answer === "lost" ? "lost" : "winnable";
  }

  /** The next step of a winning line: of the one shown before, as long as the match follows it. */
  hint(state: State, budget: Budget): Move | undefined {
    return this.see(state, budget) === "winnable" ? (this.#next.get(keyOf(state)) ?? undefined) : undefined;
  }

  /** Remembers every position of a line, up to where it meets one that is known; of one that comes twice, the last move from there. */
  #learnLine(state: State, line: readonly Move[]): void {
    const found = new Map<string, Move | null>();
    let at = state;
    for (const move of line) {
      const key = keyOf(at);
      if (this.#next.has(key)) break;
      found.set(key, move);
      at = must(freecell.apply(at, move));
    }
    if (!this.#next.has(keyOf(at))) found.set(keyOf(at), null);
    for (const [key, move] of found) this.#next.set(key, move);
  }

  /** Whatever is played in a lost position, the next one is lost too. */
  #learnLoss(state: State): void {
    this.#lost.add(keyOf(state));
    for (const move of freecell.legalMoves(state)) this.#lost.add(keyOf(must(freecell.apply(state, move))));
  }
}
