/** Solving: a line that wins, a proof that there is none, or neither within the budget. */

import type { Budget, Solver, Verdict } from "@baize/kernel";
import { columnOf, type Hole, rowOf } from "../rules/hole.ts";
import type { Jump, Leap } from "../rules/moves.ts";
import { countSweeps } from "../rules/notation.ts";
import type { PegsShape } from "../rules/shape.ts";
import type { State } from "../rules/state.ts";
import { isOnCross } from "./cross.ts";
import { type GridLeap, gridLeaps, isLegal, keyOf, MOST_KEYS, packGrid, packPeg } from "./grid.ts";
import { finalsOf } from "./parity.ts";
import { Search } from "./search.ts";
import { TableBook } from "./table-book.ts";

/** Solves any board; on the English cross the line it finds has the fewest sweeps there are. */
export const solver: Solver<PegsShape> = {
  solve(state, budget) {
    return isOnCross(state.board) ? solveByTable(state, budget) : findWin(state, budget);
  },
};

/** A line that has the fewest sweeps. */
function proved(line: readonly Jump[]): Verdict<Jump> {
  const sweeps = countSweeps(line);
  return { kind: "won", line, bounds: { atLeast: sweeps, atMost: sweeps } };
}

/** Solves any board by a line with the fewest sweeps; off the cross all has to be searched to know it. */
export const shortestSolver: Solver<PegsShape> = {
  solve(state, budget) {
    const verdict = solver.solve(state, budget);
    if (verdict.kind !== "won") return verdict;
    if (isOnCross(state.board)) return proved(verdict.line);
    const search = Search.below(state, budget);
    if (search !== undefined) return proved(search.line(state.board));
    const atMost = countSweeps(verdict.line);
    return { ...verdict, bounds: { atLeast: Math.min(1, atMost), atMost } };
  },
};

/**
 * Looks for any win, the shortest or not: on a large board it often finds one long before all is searched. No more than
 * `most` positions in vain are remembered; when there are more, the answer is not known.
 */
export function findWin(state: State, budget: Budget, most = MOST_KEYS): Verdict<Jump> {
  return finalsOf(state).length === 0 ? { kind: "lost" } : new DepthFirst(state, budget, most).verdict();
}

function solveByTable(state: State, budget: Budget): Verdict<Jump> {
  const book = TableBook.write(state, budget);
  if (book === undefined) return { kind: "unknown" };
  if (!book.isWinnable(state.board)) return { kind: "lost" };
  return book.measure(budget) ? { kind: "won", line: book.line(state.board) } : { kind: "unknown" };
}

/** Follows one line as far as it goes, then the next; positions that were in vain are remembered. */
class DepthFirst {
  readonly #state: State;
  readonly #budget: Budget;
  readonly #most: number;
  readonly #leaps: readonly GridLeap[];
  readonly #inVain = new Set<number>();
  readonly #goals: ReadonlySet<number>;
  readonly #line: Jump[] = [];

  constructor(state: State, budget: Budget, most: number) {
    this.#state = state;
    this.#budget = budget;
    this.#most = most;
    this.#leaps = gridLeaps(state.board).toSorted((a, b) => spread(a.leap) - spread(b.leap));
    this.#goals = new Set(finalsOf(state).map((hole) => keyOf(...packPeg(hole))));
  }

  verdict(): Verdict<Jump> {
    const won = this.#search(...packGrid(this.#state.board));
    if (won === undefined) return { kind: "unknown" };
    return won ? { kind: "won", line: this.#line } : { kind: "lost" };
  }

  /** Whether the goal can be reached, with the way to it in `#line`; undefined when the budget ran out. */
  #search(upper: number, lower: number): boolean | undefined {
    const key = keyOf(upper, lower);
    if (this.#goals.has(key)) return true;
    if (this.#inVain.has(key)) return false;
    if (this.#inVain.size >= this.#most || !this.#budget.spend()) return undefined;
    for (const leap of this.#leaps) {
      if (!isLegal(upper, lower, leap)) continue;
      this.#line.push({ from: leap.leap.from, to: leap.leap.to });
      const won = this.#search(upper ^ leap.upperMask, lower ^ leap.lowerMask);
      if (won !== false) return won;
      this.#line.pop();
    }
    this.#inVain.add(key);
    return false;
  }
}

/** How far from the centre of the grid a jump leaves the pegs; those that gather them are tried first. */
const spread = ({ from, over, to }: Leap): number => distance(to) - distance(from) - distance(over);
const distance = (hole: Hole): number => (rowOf(hole) - 4) ** 2 + (columnOf(hole) - 4) ** 2;
