/** A complete search of any board, position by position: slower than a table, but it takes every shape. */

import type { Budget } from "@baize/kernel";
import { type Board, pegCount } from "../rules/board.ts";
import type { Jump } from "../rules/graph.ts";
import { HOLES, type Hole } from "../rules/hole.ts";
import type { State } from "../rules/state.ts";
import type { Book } from "./book.ts";
import { isLegal, type Key, keyOf, MOST_KEYS, type PackedJump, type Packing, packingOf } from "./packing.ts";
import { finalsOf } from "./parity.ts";

/** What is known of one position. */
interface Known {
  readonly pegs: number;
  readonly solutions: bigint;
  readonly chance: number;
  readonly sweeps: number;
  /** Bit i: the last peg can stand in the i-th of the finals. */
  readonly finals: number;
}

/** What is known of a lost position. */
const lost = (pegs: number): Known => ({
  pegs,
  solutions: 0n,
  chance: 0,
  sweeps: Number.POSITIVE_INFINITY,
  finals: 0,
});
const LOST = Array.from({ length: HOLES.length + 1 }, (_, pegs) => lost(pegs));
const NOWHERE = lost(0);

/** Everything below one position. */
export class Search implements Book {
  readonly #packing: Packing;
  readonly #leapsFrom: readonly (readonly PackedJump[])[];
  readonly #finals: readonly Hole[];
  readonly #known = new Map<Key, Known>();
  readonly #won = new Map<Key, Known>();
  readonly #budget: Budget;
  readonly #most: number;

  private constructor(state: State, budget: Budget, most: number) {
    this.#packing = packingOf(state.board);
    this.#leapsFrom = HOLES.map((hole) => this.#packing.jumps.filter(({ leap }) => leap.from === hole));
    this.#finals = finalsOf(state);
    this.#budget = budget;
    this.#most = most;
    this.#finals.forEach((hole, i) => {
      const key = keyOf(...this.#packing.words([hole]));
      this.#won.set(key, { pegs: 1, solutions: 1n, chance: 1, sweeps: 0, finals: 1 << i });
    });
  }

  /** Searches everything below a position; undefined when the budget ran out, or there are more than `most` positions. */
  static below(state: State, budget: Budget, most = MOST_KEYS): Search | undefined {
    const search = new Search(state, budget, most);
    // Without a final of its class a position is lost, and so is all below it.
    if (search.#finals.length === 0) return search;
    return search.#explore(...search.#packing.pack(state.board), pegCount(state.board)) === undefined
      ? undefined
      : search;
  }

  get searched(): number {
    return this.#known.size;
  }

  /** Every position that was looked at: how many pegs it has, and whether it can be won. */
  *positions(): Generator<{ readonly pegs: number; readonly winnable: boolean }, void> {
    for (const { pegs, solutions } of this.#known.values()) yield { pegs, winnable: solutions > 0n };
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
    let [a, b, c] = this.#packing.pack(board);
    for (let sweeps = this.sweeps(board) ?? 0; sweeps > 0; sweeps--) {
      for (const { leap, maskA, maskB, maskC } of this.#sweepTo(a, b, c, sweeps - 1, this.#packing.jumps) ?? []) {
        a ^= maskA;
        b ^= maskB;
        c ^= maskC;
        jumps.push({ from: leap.from, to: leap.to });
      }
    }
    return jumps;
  }

  #at(board: Board): Known {
    return this.#look(...this.#packing.pack(board));
  }

  #look(a: number, b: number, c: number): Known {
    return this.#known.get(keyOf(a, b, c)) ?? NOWHERE;
  }

  /** Finds out about a position and all below it; undefined when the budget ran out. */
  #explore(a: number, b: number, c: number, pegs: number): Known | undefined {
    const key = keyOf(a, b, c);
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    if (this.#known.size >= this.#most || !this.#budget.spend()) return undefined;
    let [jumps, solutions, chance, finals] = [0, 0n, 0, 0];
    for (const jump of this.#packing.jumps) {
      if (!isLegal(a, b, c, jump)) continue;
      const next = this.#explore(a ^ jump.maskA, b ^ jump.maskB, c ^ jump.maskC, pegs - 1);
      if (next === undefined) return undefined;
      jumps++;
      solutions += next.solutions;
      chance += next.chance;
      finals |= next.finals;
    }
    const sweeps = 1 + this.#fewest(a, b, c, this.#packing.jumps);
    const known =
      solutions === 0n ? (LOST[pegs] as Known) : { pegs, solutions, chance: chance / jumps, sweeps, finals };
    const found = this.#won.get(key) ?? known;
    this.#known.set(key, found);
    return found;
  }

  /** The fewest sweeps after one of the jumps, the sweep under way not counted. */
  #fewest(a: number, b: number, c: number, jumps: readonly PackedJump[]): number {
    let best = Number.POSITIVE_INFINITY;
    for (const jump of jumps) {
      if (!isLegal(a, b, c, jump)) continue;
      const after = [a ^ jump.maskA, b ^ jump.maskB, c ^ jump.maskC] as const;
      const { sweeps } = this.#look(...after);
      if (Number.isFinite(sweeps)) best = Math.min(best, sweeps, this.#fewest(...after, this.#goingOn(jump)));
    }
    return best;
  }

  /** A sweep, or the rest of one, to a position from which `wanted` sweeps are the fewest. */
  #sweepTo(a: number, b: number, c: number, wanted: number, jumps: readonly PackedJump[]): PackedJump[] | undefined {
    for (const jump of jumps) {
      if (!isLegal(a, b, c, jump)) continue;
      const after = [a ^ jump.maskA, b ^ jump.maskB, c ^ jump.maskC] as const;
      const { sweeps } = this.#look(...after);
      if (sweeps === wanted) return [jump];
      const rest = Number.isFinite(sweeps) ? this.#sweepTo(...after, wanted, this.#goingOn(jump)) : undefined;
      if (rest !== undefined) return [jump, ...rest];
    }
    return undefined;
  }

  #goingOn({ leap }: PackedJump): readonly PackedJump[] {
    return this.#leapsFrom[leap.to] ?? [];
  }
}
