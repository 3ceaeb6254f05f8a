/** Solving: a line that wins, a proof that there is none, or neither within the budget. */

import type { Budget, Solver, Verdict } from "@baize/kernel";
import { type Board, cellAt, latticeOf, pegCount, UNAVAILABLE, withCell } from "../rules/board.ts";
import { fewestSweeps } from "../rules/fewest.ts";
import { holesOf, type Jump, type Leap } from "../rules/graph.ts";
import { columnOf, type Hole, rowOf } from "../rules/hole.ts";
import { countSweeps } from "../rules/notation.ts";
import type { PegsShape } from "../rules/shape.ts";
import type { State } from "../rules/state.ts";
import { turnHole } from "../rules/turn.ts";
import { hasTables } from "./books.ts";
import { ALL_SYMMETRIES, isOnCross, symmetriesOf, turnBack } from "./cross.ts";
import { DenseBook, isSmall } from "./dense.ts";
import { isLegal, type Key, keyOf, MOST_KEYS, type PackedJump, packingOf } from "./packing.ts";
import { finalsOf } from "./parity.ts";
import { Search } from "./search.ts";
import { TableBook } from "./table-book.ts";

/** A table of the English cross is made in seconds where its class has all symmetries, or with so many pegs at most. */
const QUICK_PEGS = 27;
/** So many positions in vain are remembered of each image of a board, round by round, before a slow table is made. */
const ROUNDS = [50_000, 200_000, 800_000] as const;

/** Solves any board; where tables are quick the line has the fewest sweeps there are, elsewhere it is the first found. */
export const solver: Solver<PegsShape> = {
  solve(state, budget) {
    if (isSmall(state.board)) return solveSmall(state, budget);
    if (!isOnCross(state.board)) return findWin(state, budget);
    const found = isQuick(state) ? UNKNOWN : findByImages(state, budget);
    return found.kind === "unknown" ? solveByTable(state, budget) : found;
  },
};

const UNKNOWN = { kind: "unknown" } as const;

/** Whether the table of a board on the cross is quickly made. */
const isQuick = ({ board }: State): boolean =>
  pegCount(board) <= QUICK_PEGS || symmetriesOf(finalsOf({ board, goal: "any" })) === ALL_SYMMETRIES;

/** Looks for a win on the turned and mirrored images of a board: the order of jumps is lucky with one of them. */
function findByImages(state: State, budget: Budget): Verdict<Jump> {
  for (const most of ROUNDS) {
    for (let s = 0; s < 8; s++) {
      const verdict = findWin(turned(state, s), budget, most);
      if (verdict.kind === "lost") return verdict;
      if (verdict.kind === "won")
        return { kind: "won", line: verdict.line.map((jump) => turnedJump(jump, turnBack(s))) };
    }
  }
  return UNKNOWN;
}

const turnedJump = ({ from, to }: Jump, s: number): Jump => ({ from: turnHole(from, s), to: turnHole(to, s) });

/** An image of a game on the cross. */
function turned({ board, goal }: State, s: number): State {
  const bare = board.replace(/[O.]/g, UNAVAILABLE) as Board;
  const put = (made: Board, hole: Hole) => withCell(made, turnHole(hole, s), cellAt(board, hole));
  return { board: holesOf(board).reduce(put, bare), goal: goal === "any" ? goal : turnHole(goal, s) };
}

/** A line that has the fewest sweeps. */
function proved(line: readonly Jump[]): Verdict<Jump> {
  const sweeps = countSweeps(line);
  return { kind: "won", line, bounds: { atLeast: sweeps, atMost: sweeps } };
}

/** Solves any board by a line with the fewest sweeps; where tables are not quick, all has to be searched to know it. */
export const shortestSolver: Solver<PegsShape> = {
  solve(state, budget) {
    const verdict = solver.solve(state, budget);
    if (verdict.kind !== "won") return verdict;
    const atMost = countSweeps(verdict.line);
    const atLeast = Math.min(fewestSweeps(state) ?? 1, atMost);
    if (atLeast === atMost || (hasTables(state.board) && (isSmall(state.board) || isQuick(state)))) {
      return proved(verdict.line);
    }
    const whole = isOnCross(state.board) ? solveByTable(state, budget) : searchWhole(state, budget);
    return whole.kind === "won" ? proved(whole.line) : { ...verdict, bounds: { atLeast, atMost } };
  },
};

function searchWhole(state: State, budget: Budget): Verdict<Jump> {
  const search = Search.below(state, budget);
  return search === undefined ? UNKNOWN : { kind: "won", line: search.line(state.board) };
}

/**
 * Looks for any win, the shortest or not: on a large board it often finds one long before all is searched. No more than
 * `most` positions in vain are remembered; when there are more, the answer is not known.
 */
export function findWin(state: State, budget: Budget, most = MOST_KEYS): Verdict<Jump> {
  return finalsOf(state).length === 0 ? { kind: "lost" } : new DepthFirst(state, budget, most).verdict();
}

function solveByTable(state: State, budget: Budget): Verdict<Jump> {
  const book = TableBook.write(state, budget);
  if (book === undefined) return UNKNOWN;
  if (!book.isWinnable(state.board)) return { kind: "lost" };
  return book.measure(budget) ? { kind: "won", line: book.line(state.board) } : UNKNOWN;
}

function solveSmall(state: State, budget: Budget): Verdict<Jump> {
  const book = finalsOf(state).length === 0 ? undefined : DenseBook.write(state, budget);
  if (book === undefined) return { kind: finalsOf(state).length === 0 ? "lost" : "unknown" };
  return book.isWinnable(state.board) ? { kind: "won", line: book.line(state.board) } : { kind: "lost" };
}

/** Follows one line as far as it goes, then the next; positions that were in vain are remembered. */
class DepthFirst {
  readonly #state: State;
  readonly #budget: Budget;
  readonly #most: number;
  readonly #jumps: readonly PackedJump[];
  readonly #inVain = new Set<Key>();
  readonly #goals: ReadonlySet<Key>;
  readonly #line: Jump[] = [];

  constructor(state: State, budget: Budget, most: number) {
    this.#state = state;
    this.#budget = budget;
    this.#most = most;
    const packing = packingOf(state.board);
    const spread = spreadOn(state);
    this.#jumps = packing.jumps.toSorted((a, b) => spread(a.leap) - spread(b.leap));
    this.#goals = new Set(finalsOf(state).map((hole) => keyOf(...packing.words([hole]))));
  }

  verdict(): Verdict<Jump> {
    const won = this.#search(...packingOf(this.#state.board).pack(this.#state.board));
    if (won === undefined) return { kind: "unknown" };
    return won ? { kind: "won", line: this.#line } : { kind: "lost" };
  }

  /** Whether the goal can be reached, with the way to it in `#line`; undefined when the budget ran out. */
  #search(a: number, b: number, c: number): boolean | undefined {
    const key = keyOf(a, b, c);
    if (this.#goals.has(key)) return true;
    if (this.#inVain.has(key)) return false;
    if (this.#inVain.size >= this.#most || !this.#budget.spend()) return undefined;
    for (const jump of this.#jumps) {
      if (!isLegal(a, b, c, jump)) continue;
      this.#line.push({ from: jump.leap.from, to: jump.leap.to });
      const won = this.#search(a ^ jump.maskA, b ^ jump.maskB, c ^ jump.maskC);
      if (won !== false) return won;
      this.#line.pop();
    }
    this.#inVain.add(key);
    return false;
  }
}

/** How far from the middle of the board a jump leaves the pegs; those that gather them are tried first. */
function spreadOn({ board }: State): (leap: Leap) => number {
  const holes = holesOf(board);
  const mean = (line: (hole: Hole) => number): number =>
    holes.reduce((sum, hole) => sum + line(hole), 0) / Math.max(1, holes.length);
  const [row, column] = [mean(rowOf), mean(columnOf)];
  // On a triangular board a step along the third line is as long as any other.
  const skew = latticeOf(board) === "triangular" ? 1 : 0;
  const distance = (hole: Hole): number => {
    const [down, right] = [rowOf(hole) - row, columnOf(hole) - column];
    return down ** 2 + right ** 2 - skew * down * right;
  };
  return ({ from, over, to }) => distance(to) - distance(from) - distance(over);
}
