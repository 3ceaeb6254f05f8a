/** Chance: a stream of numbers, and what is drawn from it without bias. */

import { demand } from "./contract.ts";

/** A stream of whole numbers from 0 to 2^32 − 1, and what can be drawn from one. */
export abstract class Chance {
  /** The next whole number from 0 to 2^32 − 1. */
  abstract next(): number;

  /** A whole number from 0 to `bound` − 1, each as likely as the other (rejection, no bias); `bound` is at most 2^32. */
  below(bound: number): number {
    // A larger one would be waited for without end.
    demand(bound <= 2 ** 32, "KN-R2", "nothing above 2^32 is drawn at once");
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let value = this.next();
    while (value >= limit) value = this.next();
    return value % bound;
  }

  /** A number from 0 up to, not including, 1. */
  fraction(): number {
    return this.next() / 2 ** 32;
  }

  /** One of the given things; there must be at least one. */
  pick<T>(things: readonly T[]): T {
    return things[this.below(things.length)] as T;
  }

  /** The given things in a new list, every order equally likely (Fisher and Yates). */
  shuffle<T>(things: readonly T[]): T[] {
    const list = [...things];
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j] as T, list[i] as T];
    }
    return list;
  }
}
