/** Why a position is lost, by the strongest reason that applies. */

import type { Budget } from "@baize/kernel";
import { holesWith, PEG } from "../rules/board.ts";
import { isWon, type State } from "../rules/state.ts";
import { census } from "./census.ts";
import { isOnCross } from "./cross.ts";
import { type PagodaProof, provePagodas } from "./pagoda.ts";
import { type Colours, countColours, finalsOf } from "./parity.ts";
import { Search } from "./search.ts";
import { TableBook } from "./table-book.ts";

/** Why a position is lost. */
export type Explanation =
  /** The pegs on the colours of the diagonals: no last peg that meets the goal is odd and even in the same way. */
  | { readonly kind: "parity"; readonly colours: Colours }
  /** Weights whose sum no jump can raise, and which is too small for every last peg that parity allows. */
  | { readonly kind: "pagoda"; readonly proofs: readonly PagodaProof[] }
  /** All continuations were searched. Their number is left out when it is too large to count within the budget. */
  | { readonly kind: "searched"; readonly continuations: number | undefined };

/** Why a position is lost; undefined when it is not, or when the budget ran out before that was known. */
export function explainLoss(state: State, budget: Budget): Explanation | undefined {
  if (isWon(state)) return undefined;
  const finals = finalsOf(state);
  if (finals.length === 0) return { kind: "parity", colours: countColours(holesWith(state.board, PEG)) };
  const proofs = provePagodas(state.board, finals);
  if (proofs !== undefined) return { kind: "pagoda", proofs };
  const book = isOnCross(state.board) ? TableBook.write(state, budget) : Search.below(state, budget);
  if (book === undefined || book.isWinnable(state.board)) return undefined;
  const positions = book instanceof Search ? book.searched : countReachable(state, budget);
  return { kind: "searched", continuations: positions && positions - 1 };
}

const countReachable = (state: State, budget: Budget): number | undefined =>
  census(state, budget)?.reduce((sum, { positions }) => sum + positions, 0);
