/** As many piles of a kind as somebody asks for, on a table of the rules that has room for those that matter. */

import { isWithin, shownValue } from "@baize/kernel";
import { IllegalArgumentException } from "./exceptions.ts";

/**
 * So many piles are on the table at most. Of 52 cards each may lie alone, and 14 piles more stay empty: they are room for any build there is,
 * which has 13 cards at most, so that nothing on the table is otherwise than with all the piles.
 */
export const ON_TABLE = 66;

/** The piles of one kind. Those beyond the table are empty: one that is asked for takes the place of an empty one there. */
export class Piles {
  readonly #kind: string;
  readonly count: number;
  /** Which pile each place of the table stands for. */
  readonly #piles: number[];

  constructor(kind: string, count: number) {
    this.#kind = kind;
    this.count = count;
    this.#piles = Array.from({ length: Math.min(count, ON_TABLE) }, (_, i) => i);
  }

  /** Where on the table a pile lies; -1 for one beyond it. A pile that there is not is refused. */
  placeOf(pile: number): number {
    if (!isWithin(pile, 0, this.count - 1)) {
      const number = Number.isInteger(pile) ? pile + 1 : shownValue(pile);
      throw new IllegalArgumentException(
        `There is no ${this.#kind} pile number ${number}: this game has ${this.count}.`,
      );
    }
    return this.#piles.indexOf(pile);
  }

  /** Where on the table a pile lies from now on; `isFree` says which places can be given away. */
  placeFor(pile: number, isFree: (place: number) => boolean): number {
    const found = this.placeOf(pile);
    if (found >= 0) return found;
    const free = this.#piles.findLastIndex((_, place) => isFree(place));
    this.#piles[free] = pile;
    return free;
  }
}
