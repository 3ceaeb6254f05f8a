/** The first choice against its rivals: who is ahead, over more and more worlds. */

import { clarity } from "../clarity.ts";

/** After so many worlds, rivals that are behind are dropped; with fewer, none wins. */
const ROUND = 16;
/** Leads in standard errors: where a rival is behind, where it may yet prove better, where it is clearly ahead. */
const BEHIND = -0.5;
const HOPEFUL = 0.5;
const CLEARLY_AHEAD = 2;
/** How many points are worth a change of mind: the others may not play as the worlds suppose. */
const WORTHWHILE = 0.3;

/** A choice beside the first, and how far it leads in the worlds so far. */
interface Rival {
  readonly choice: number;
  sum: number;
  squares: number;
}

export class Race {
  readonly #first: number;
  #rivals: readonly Rival[];
  #worlds = 0;

  constructor(first: number, rivals: readonly number[]) {
    this.#first = first;
    this.#rivals = rivals.map((choice) => ({ choice, sum: 0, squares: 0 }));
  }

  /** Whether a rival is left. */
  get isOpen(): boolean {
    return this.#rivals.length > 0;
  }

  /** Goes on in one more world, where `points` says what a choice scores. */
  run(points: (choice: number) => number): void {
    const plain = points(this.#first);
    for (const rival of this.#rivals) {
      const lead = points(rival.choice) - plain;
      rival.sum += lead;
      rival.squares += lead * lead;
    }
    this.#worlds += 1;
    if (this.#worlds % ROUND === 0) this.#keep(BEHIND);
  }

  /** The rival that is clearly better than the first choice, if there is one. */
  winner(): number | undefined {
    const n = this.#worlds;
    if (n < ROUND) return undefined;
    const ahead = this.#ahead(CLEARLY_AHEAD).filter(({ sum }) => sum > WORTHWHILE * n);
    return ahead.toSorted((a, b) => b.sum - a.sum)[0]?.choice;
  }

  /** Drops the rivals that will hardly win any more. */
  dropHopeless(): void {
    this.#keep(HOPEFUL);
  }

  #keep(least: number): void {
    this.#rivals = this.#ahead(least);
  }

  /** The rivals that lead by more than this, in standard errors; not one that scored the same in every world. */
  #ahead(least: number): readonly Rival[] {
    return this.#rivals.filter(({ sum, squares }) => squares > 0 && clarity(sum, squares, this.#worlds) > least);
  }
}
