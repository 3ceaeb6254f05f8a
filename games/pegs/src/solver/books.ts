/** Which book tells the truth about a board: a table where there is one, else a search position by position. */

import type { Budget } from "@baize/kernel";
import type { Board } from "../rules/board.ts";
import type { State } from "../rules/state.ts";
import type { Book } from "./book.ts";
import { isOnCross } from "./cross.ts";
import { DenseBook, isSmall } from "./dense.ts";
import { Search } from "./search.ts";
import { TableBook } from "./table-book.ts";

/** Whether tables know all of a board, so that a line found for it has the fewest sweeps. */
export const hasTables = (board: Board): boolean => isOnCross(board) || isSmall(board);

/** The book of a game; undefined when the budget ran out. */
export function writeBook(state: State, budget: Budget): Book | undefined {
  if (isOnCross(state.board)) return TableBook.write(state, budget);
  return isSmall(state.board) ? DenseBook.write(state, budget) : Search.below(state, budget);
}
