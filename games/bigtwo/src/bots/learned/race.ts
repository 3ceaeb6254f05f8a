/** The first choice against its rivals: who is ahead, over more and more worlds, and when that is enough. */

import { clarity } from "../packed/clarity.ts";

/** After so many worlds the rivals are looked at; with fewer, none wins. */
const ROUND = 16;
/** After so many a rival that is clearly ahead has won; after the last nobody goes on. */
const [HALFWAY, LAST] = [64, 128];
/** A lead, in standard errors, that is clear. */
const CLEAR = 2;
/** A rival goes on only if luck of so many standard errors in the worlds to come would make its lead clear. */
const LUCK = 2.4;
/** And of those only so many go on, the best, by worlds seen: one alone can win. */
const AT_MOST: Readonly<Record<number, number>> = { 16: 3, 32: 2, 64: 1 };
/** How many points are worth a change of mind: the others may not play as the worlds suppose. */
const WORTHWHILE = 0.3;

/** A choice beside the first, and how far it leads in the worlds so far. */
interface Rival {
  readonly choice: number;
  sum: number;
  squares: number;
}

/** The least lead, in standard errors after n worlds, that may yet become clear. */
const hopeful = (n: number): number => (CLEAR - LUCK * Math.sqrt(1 - n / LAST)) / Math.sqrt(n / LAST);

export class Race {
  readonly #first: number;
  #rivals: readonly Rival[];
  #worlds = 0;
  #plain = 0;
  #isWon = false;

  constructor(first: number, rivals: readonly number[]) {
    this.#first = first;
    this.#rivals = rivals.map((choice) => ({ choice, sum: 0, squares: 0 }));
  }

  /** Whether more worlds may change the result. */
  get isOpen(): boolean {
    return this.#rivals.length > 0 && !this.#isWon && this.#worlds < LAST;
  }

  /** Goes on in one more world, where `points` says what a choice scores. */
  run(points: (choice: number) => number): void {
    const plain = points(this.#first);
    this.#plain += plain;
    for (const rival of this.#rivals) {
      const lead = points(rival.choice) - plain;
      rival.sum += lead;
      rival.squares += lead * lead;
    }
    this.#worlds += 1;
    if (this.#worlds % ROUND === 0 && this.#worlds < LAST) this.#thin();
  }

  #thin(): void {
    const n = this.#worlds;
    this.#isWon = n === HALFWAY && this.leader() !== undefined;
    if (this.#isWon) return;
    const most = AT_MOST[n] ?? this.#rivals.length;
    this.#rivals = this.#ahead(hopeful(n))
      .toSorted((a, b) => b.sum - a.sum)
      .slice(0, most);
  }

  /** The rival that is clearly better than the first choice in the worlds so far, if there is one. */
  leader(): number | undefined {
    const n = this.#worlds;
    if (n < ROUND) return undefined;
    const ahead = this.#ahead(CLEAR).filter(({ sum }) => sum > WORTHWHILE * n);
    return ahead.toSorted((a, b) => b.sum - a.sum)[0]?.choice;
  }

  /** What would be chosen now, and the points it scored on average in the worlds so far. */
  get standing(): { readonly worlds: number; readonly choice: number; readonly points: number } {
    const worlds = this.#worlds;
    const choice = this.leader() ?? this.#first;
    const lead = this.#rivals.find((rival) => rival.choice === choice)?.sum ?? 0;
    return { worlds, choice, points: (this.#plain + lead) / Math.max(1, worlds) };
  }

  /** The rivals that lead by more than this, in standard errors; not one that scored the same in every world. */
  #ahead(least: number): readonly Rival[] {
    return this.#rivals.filter(({ sum, squares }) => squares > 0 && clarity(sum, squares, this.#worlds) > least);
  }
}
