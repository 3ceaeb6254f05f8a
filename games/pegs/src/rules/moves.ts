/** Jumps: the only moves there are. */

import { ok, type Result, refuse } from "@baize/kernel";
import { type Board, type Cell, cellAt, EMPTY, latticeOf, PEG, withCell } from "./board.ts";
import { graphOf, type Jump, type Leap, leapBetween } from "./graph.ts";
import { columnOf, formatHole, type Hole, rowOf } from "./hole.ts";

const fits = (board: Board, { from, over, to }: Leap): boolean =>
  cellAt(board, from) === PEG && cellAt(board, over) === PEG && cellAt(board, to) === EMPTY;

/** The jumps a board allows, in order. */
export function legalJumps(board: Board): readonly Jump[] {
  return graphOf(board)
    .leaps.filter((leap) => fits(board, leap))
    .map(({ from, to }) => ({ from, to }));
}

/** Whether any peg can jump. */
export const canJump = (board: Board): boolean => graphOf(board).leaps.some((leap) => fits(board, leap));

/** The board after a jump, or why it is not allowed. */
export function applyJump(board: Board, jump: Jump): Result<Board> {
  const leap = leapBetween(latticeOf(board), jump);
  if (leap === undefined) {
    return refuse("not-a-jump", "PG-M1", { from: formatHole(jump.from), to: formatHole(jump.to) });
  }
  const { from, over, to } = leap;
  const wrong = (code: string, rule: string, hole: Hole) =>
    refuse(code, rule, {
      hole: formatHole(hole),
      cell: cellAt(board, hole),
      row: rowOf(hole),
      column: columnOf(hole),
    });
  if (cellAt(board, from) !== PEG) return wrong("slot-not-occupied", "PG-M2", from);
  if (cellAt(board, over) !== PEG) return wrong("slot-not-occupied", "PG-M3", over);
  if (cellAt(board, to) !== EMPTY) return wrong("slot-not-unoccupied", "PG-M4", to);
  return ok(rewrite(board, leap, EMPTY, EMPTY, PEG));
}

/** The boards from which one jump leads to this one, each with that jump. */
export function unjumps(board: Board): readonly { readonly jump: Jump; readonly board: Board }[] {
  return graphOf(board)
    .leaps.filter(
      ({ from, over, to }) =>
        cellAt(board, from) === EMPTY && cellAt(board, over) === EMPTY && cellAt(board, to) === PEG,
    )
    .map((leap) => ({ jump: { from: leap.from, to: leap.to }, board: rewrite(board, leap, PEG, PEG, EMPTY) }));
}

function rewrite(board: Board, leap: Leap, from: Cell, over: Cell, to: Cell): Board {
  return withCell(withCell(withCell(board, leap.from, from), leap.over, over), leap.to, to);
}
