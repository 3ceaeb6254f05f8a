/** The truth about a position, and about every position its jumps can reach. */

import { type Budget, ok, type Result } from "@baize/kernel";
import type { Jump } from "../rules/graph.ts";
import type { Hole } from "../rules/hole.ts";
import { applyJump, legalJumps } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import type { Book } from "./book.ts";
import { writeBook } from "./books.ts";

/**
 * One position and all that is known of it. Some of it is worked out for the whole game when it is first asked for:
 * `sweeps` and `line` together, and `solutions`, `chance` and `finals` together.
 */
export class Truth {
  readonly state: State;
  readonly #book: Book;

  constructor(state: State, book: Book) {
    this.state = state;
    this.#book = book;
  }

  /** Whether the goal can still be reached. */
  get winnable(): boolean {
    return this.#book.isWinnable(this.state.board);
  }

  /** The fewest sweeps to the goal, the next jump beginning a new one; undefined when it cannot be reached. */
  get sweeps(): number | undefined {
    return this.#book.sweeps(this.state.board);
  }

  /** How many sequences of jumps win. */
  get solutions(): bigint {
    return this.#book.solutions(this.state.board);
  }

  /** The chance that jumps chosen at random win. */
  get chance(): number {
    return this.#book.chance(this.state.board);
  }

  /** Where the last peg can still stand, in order. */
  get finals(): readonly Hole[] {
    return this.#book.finals(this.state.board);
  }

  /** The jumps after which the goal can still be reached. */
  get keepers(): readonly Jump[] {
    return legalJumps(this.state.board).filter((jump) => {
      const after = applyJump(this.state.board, jump);
      return after.ok && this.#book.isWinnable(after.value);
    });
  }

  /** A way to the goal in the fewest sweeps; no jumps when there is none, or none is needed. */
  get line(): readonly Jump[] {
    return this.#book.line(this.state.board);
  }

  /** How many positions were looked at to know all this. */
  get searched(): number {
    return this.#book.searched;
  }

  /** The truth after more jumps; refused when one of them is not allowed. */
  after(...jumps: readonly Jump[]): Result<Truth> {
    let { board } = this.state;
    for (const jump of jumps) {
      const next = applyJump(board, jump);
      if (!next.ok) return next;
      board = next.value;
    }
    return ok(new Truth({ ...this.state, board }, this.#book));
  }
}

/** Searches everything below a position. Undefined means that the budget ran out: it is not known yet. */
export function study(state: State, budget: Budget): Truth | undefined {
  const book = writeBook(state, budget);
  return book && new Truth(state, book);
}
