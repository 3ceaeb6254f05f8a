/** Why a position is lost, by the strongest reason that applies. */

import type { Budget } from "@baize/kernel";
import { holesWith, latticeOf, PEG } from "../rules/board.ts";
import { isWon, type State } from "../rules/state.ts";
import { writeBook } from "./books.ts";
import { census } from "./census.ts";
import { type PagodaProof, provePagodas } from "./pagoda.ts";
import { type Colours, countColours, finalsOf } from "./parity.ts";

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
  if (finals.length === 0)
    return { kind: "parity", colours: countColours(holesWith(state.board, PEG), latticeOf(state.board)) };
  const proofs = provePagodas(state.board, finals);
  if (proofs !== undefined) return { kind: "pagoda", proofs };
  const book = writeBook(state, budget);
  if (book === undefined || book.isWinnable(state.board)) return undefined;
  const positions = book.positions === undefined ? countReachable(state, budget) : countOf(book.positions(state.board));
  return { kind: "searched", continuations: positions && positions - 1 };
}

function countOf(positions: Iterable<unknown>): number {
  let count = 0;
  for (const _ of positions) count++;
  return count;
}

const countReachable = (state: State, budget: Budget): number | undefined =>
  census(state, budget)?.reduce((sum, { positions }) => sum + positions, 0);
