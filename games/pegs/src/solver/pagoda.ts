/**
 * Pagoda functions: weights for the holes such that no jump can raise the sum over the pegs. When the sum is already
 * smaller than the weight of a hole, the last peg can never stand there. Linear programming finds one if there is one.
 */

import { type Board, cellAt, PEG } from "../rules/board.ts";
import { graphOf, holesOf } from "../rules/graph.ts";
import { HOLES, type Hole } from "../rules/hole.ts";
import { maximise } from "./simplex.ts";

/** A proof that some last pegs cannot be reached: the pegs together weigh less than each of these holes alone. */
export interface PagodaProof {
  /** The weight of each of the 81 cells; 0 where there is no hole. */
  readonly weights: readonly number[];
  /** The sum over the pegs. */
  readonly sum: number;
  /** The holes that weigh more, and the least of their weights. */
  readonly finals: readonly Hole[];
  readonly needed: number;
}

/** Proofs that rule out every one of the holes as the last peg's; undefined unless all can be ruled out. */
export function provePagodas(board: Board, finals: readonly Hole[]): readonly PagodaProof[] | undefined {
  const proofs: PagodaProof[] = [];
  let open = finals;
  while (open.length > 0) {
    const weights = findWeights(board, open[0] as Hole);
    const sum = weights && sumOf(board, weights);
    if (weights === undefined || sum === undefined) return undefined;
    const ruledOut = open.filter((hole) => (weights[hole] as number) > sum);
    proofs.push({
      weights,
      sum,
      finals: ruledOut,
      needed: Math.min(...ruledOut.map((hole) => weights[hole] as number)),
    });
    open = open.filter((hole) => !ruledOut.includes(hole));
  }
  return proofs;
}

const sumOf = (board: Board, weights: readonly number[]): number =>
  HOLES.reduce((sum, hole) => sum + (cellAt(board, hole) === PEG ? (weights[hole] as number) : 0), 0);

/** Whether no jump of the board can raise the sum. */
export const isPagoda = (board: Board, weights: readonly number[]): boolean =>
  graphOf(board).leaps.every(
    ({ from, over, to }) => (weights[from] as number) + (weights[over] as number) >= (weights[to] as number),
  );

/** Whole weights that prove that the last peg cannot stand in a hole; undefined when there are none. */
function findWeights(board: Board, final: Hole): readonly number[] | undefined {
  const holes = holesOf(board);
  const index = new Map(holes.map((hole, i) => [hole, i]));
  // A weight is the difference of two variables ≥ 0; all of them together are at most 1.
  const spread = (entries: readonly (readonly [Hole, number])[]): number[] => {
    const row = new Array<number>(2 * holes.length).fill(0);
    for (const [hole, value] of entries) {
      const i = index.get(hole) as number;
      row[i] = (row[i] as number) + value;
      row[holes.length + i] = (row[holes.length + i] as number) - value;
    }
    return row;
  };
  const rows = graphOf(board).leaps.map(({ from, over, to }) =>
    spread([
      [to, 1],
      [from, -1],
      [over, -1],
    ]),
  );
  const gain = spread([
    [final, 1],
    ...holes.filter((hole) => cellAt(board, hole) === PEG).map((hole) => [hole, -1] as const),
  ]);
  const ones = new Array<number>(2 * holes.length).fill(1);
  const x = maximise(gain, [...rows, ones], [...rows.map(() => 0), 1]);
  const weights = HOLES.map((hole) => {
    const i = index.get(hole);
    return i === undefined ? 0 : (x[i] as number) - (x[holes.length + i] as number);
  });
  return wholeWeights(board, final, weights);
}

/** The weights as small whole numbers, if they still prove the point. */
function wholeWeights(board: Board, final: Hole, weights: readonly number[]): readonly number[] | undefined {
  const unit = Math.min(...weights.map(Math.abs).filter((weight) => weight > 1e-7));
  for (let scale = 1; scale <= 24; scale++) {
    const whole = weights.map((weight) => Math.round((weight / unit) * scale) + 0);
    if (isPagoda(board, whole) && sumOf(board, whole) < (whole[final] as number)) return whole;
  }
  return undefined;
}
