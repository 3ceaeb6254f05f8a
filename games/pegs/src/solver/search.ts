/** A complete search of any board, position by position: slower than a table, but it takes every shape. */

import type { Budget } from "@baize/kernel";
import type { Board } from "../rules/board.ts";
import { HOLES, type Hole } from "../rules/hole.ts";
import type { Jump } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import type { Book } from "./book.ts";
import { type GridLeap, gridLeaps, isLegal, keyOf, MOST_KEYS, packGrid, packPeg, pegsOfKey } from "./grid.ts";
import { finalsOf } from "./parity.ts";

/** What is known of one position. */
interface Known {
  readonly solutions: bigint;
  readonly chance: number;
  readonly sweeps: number;
  /** Bit i: the last peg can stand in the i-th of the finals. */
  readonly finals: number;
}

const LOST: Known = { solutions: 0n, chance: 0, sweeps: Number.POSITIVE_INFINITY, finals: 0 };

/** Everything below one position. */
export class Search implements Book {
  readonly #leaps: readonly GridLeap[];
  readonly #leapsFrom: readonly (readonly GridLeap[])[];
  readonly #finals: readonly Hole[];
  readonly #known = new Map<number, Known>();
  readonly #won = new Map<number, Known>();
  readonly #budget: Budget;
  readonly #most: number;

  private constructor(state: State, budget: Budget, most: number) {
    this.#leaps = gridLeaps(state.board);
    this.#leapsFrom = HOLES.map((hole) => this.#leaps.filter(({ leap }) => leap.from === hole));
    this.#finals = finalsOf(state);
    this.#budget = budget;
    this.#most = most;
    this.#finals.forEach((hole, i) => {
      this.#won.set(keyOf(...packPeg(hole)), { solutions: 1n, chance: 1, sweeps: 0, finals: 1 << i });
    });
  }

  /** Searches everything below a position; undefined when the budget ran out, or there are more than `most` positions. */
  static below(state: State, budget: Budget, most = MOST_KEYS): Search | undefined {
    const search = new Search(state, budget, most);
    // Without a final of its class a position is lost, and so is all below it.
    if (search.#finals.length === 0) return search;
    return search.#explore(...packGrid(state.board)) === undefined ? undefined : search;
  }

  get searched(): number {
    return this.#known.size;
  }

  /** Every position that was looked at: how many pegs it has, and whether it can be won. */
  *positions(): Generator<{ readonly pegs: number; readonly winnable: boolean }, void> {
    for (const [key, { solutions }] of this.#known) yield { pegs: pegsOfKey(key), winnable: solutions > 0n };
  }

  isWinnable(board: Board): boolean {
    return this.#at(board).solutions > 0n;
  }

  sweeps(board: Board): number | undefined {
    const { sweeps } = this.#at(board);
    return Number.isFinite(sweeps) ? sweeps : undefined;
  }

  solutions(board: Board): bigint {
    return this.#at(board).solutions;
  }

  chance(board: Board): number {
    return this.#at(board).chance;
  }

  finals(board: Board): readonly Hole[] {
    const { finals } = this.#at(board);
    return this.#finals.filter((_, i) => finals & (1 << i));
  }

  line(board: Board): readonly Jump[] {
    const jumps: Jump[] = [];
    let [upper, lower] = packGrid(board);
    for (let sweeps = this.sweeps(board) ?? 0; sweeps > 0; sweeps--) {
      for (const { leap, upperMask, lowerMask } of this.#sweepTo(upper, lower, sweeps - 1, this.#leaps) ?? []) {
        upper ^= upperMask;
        lower ^= lowerMask;
        jumps.push({ from: leap.from, to: leap.to });
      }
    }
    return jumps;
  }

  #at(board: Board): Known {
    return this.#look(...packGrid(board));
  }

  #look(upper: number, lower: number): Known {
    return this.#known.get(keyOf(upper, lower)) ?? LOST;
  }

  /** Finds out about a position and all below it; undefined when the budget ran out. */
  #explore(upper: number, lower: number): Known | undefined {
    const key = keyOf(upper, lower);
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    if (this.#known.size >= this.#most || !this.#budget.spend()) return undefined;
    let [jumps, solutions, chance, finals] = [0, 0n, 0, 0];
    for (const leap of this.#leaps) {
      if (!isLegal(upper, lower, leap)) continue;
      const next = this.#explore(upper ^ leap.upperMask, lower ^ leap.lowerMask);
      if (next === undefined) return undefined;
      jumps++;
      solutions += next.solutions;
      chance += next.chance;
      finals |= next.finals;
    }
    const sweeps = 1 + this.#fewest(upper, lower, this.#leaps);
    const known = solutions === 0n ? LOST : { solutions, chance: chance / jumps, sweeps, finals };
    const found = this.#won.get(key) ?? known;
    this.#known.set(key, found);
    return found;
  }

  /** The fewest sweeps after one of the jumps, the sweep under way not counted. */
  #fewest(upper: number, lower: number, leaps: readonly GridLeap[]): number {
    let best = Number.POSITIVE_INFINITY;
    for (const leap of leaps) {
      if (!isLegal(upper, lower, leap)) continue;
      const [u, l] = [upper ^ leap.upperMask, lower ^ leap.lowerMask];
      const { sweeps } = this.#look(u, l);
      if (Number.isFinite(sweeps)) best = Math.min(best, sweeps, this.#fewest(u, l, this.#goingOn(leap)));
    }
    return best;
  }

  /** A sweep, or the rest of one, to a position from which `wanted` sweeps are the fewest. */
  #sweepTo(upper: number, lower: number, wanted: number, leaps: readonly GridLeap[]): GridLeap[] | undefined {
    for (const leap of leaps) {
      if (!isLegal(upper, lower, leap)) continue;
      const [u, l] = [upper ^ leap.upperMask, lower ^ leap.lowerMask];
      const { sweeps } = this.#look(u, l);
      if (sweeps === wanted) return [leap];
      const rest = Number.isFinite(sweeps) ? this.#sweepTo(u, l, wanted, this.#goingOn(leap)) : undefined;
      if (rest !== undefined) return [leap, ...rest];
    }
    return undefined;
  }

  #goingOn({ leap }: GridLeap): readonly GridLeap[] {
    return this.#leapsFrom[leap.to] ?? [];
  }
}
