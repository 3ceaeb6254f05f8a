/** What is known of the positions of one deal: on a winning line a position can be won, and after a lost one all is lost. */

import type { Insight, Match, Shape } from "@baize/kernel";

const keyOf = (moves: readonly string[]): string => moves.join("\n");
const LOST: Insight = { glow: "lost", line: [], settled: true };

/** What is known of a position, and whether it was found there or on the way of a line. */
interface Note {
  readonly found: Insight;
  readonly isOwn: boolean;
}

/** Whether both know a way to the win, and the first one's has fewer moves. */
const isShorter = ({ glow, line }: Insight, than: Insight): boolean =>
  glow === "winnable" && than.glow === "winnable" && line.length > 0 && line.length < than.line.length;

/** Remembers what was found out about the positions of a match, by the moves that led to them. */
export class Knowledge {
  #deal = "";
  readonly #known = new Map<string, Note>();

  /** What is known of the position of a match, from itself, from a line through it, or from a lost one before it. */
  recall(match: Match<Shape>): Insight | undefined {
    const { moves } = this.#at(match);
    const known = this.#known.get(keyOf(moves));
    if (known !== undefined) return known.found;
    const isLost = moves.some((_, ply) => this.#known.get(keyOf(moves.slice(0, ply)))?.found.glow === "lost");
    return isLost ? LOST : undefined;
  }

  /**
   * Remembers what was found about the position of a match, and that every position on its line can be won; gives what is known of it
   * then. Where a shorter way is known, that one stays.
   */
  learn(match: Match<Shape>, found: Insight): Insight {
    if (found.glow === "thinking") return found;
    const { moves } = this.#at(match);
    const { glow, line, settled } = found;
    const old = this.#known.get(keyOf(moves))?.found;
    if (old !== undefined && isShorter(old, found)) {
      const kept = { ...old, settled };
      this.#known.set(keyOf(moves), { found: kept, isOwn: true });
      return kept;
    }
    this.#known.set(keyOf(moves), { found, isOwn: true });
    for (let i = 1; i <= line.length; i++) {
      const key = keyOf([...moves, ...line.slice(0, i)]);
      // What was found at a position itself says more than a line that goes through it.
      if (this.#known.get(key)?.isOwn) continue;
      this.#known.set(key, { found: { glow, line: line.slice(i), settled }, isOwn: false });
    }
    return found;
  }

  /** Another deal has other positions. */
  #at(match: Match<Shape>): Match<Shape> {
    const deal = [match.game.meta.id, match.deal, match.options].join("\n");
    if (this.#deal !== deal) this.#known.clear();
    this.#deal = deal;
    return match;
  }
}
