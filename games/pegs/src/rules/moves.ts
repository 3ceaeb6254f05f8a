/** Jumps: the only moves there are. */

import { ok, type Result, refuse } from "@baize/kernel";
import { type Board, type Cell, cellAt, EMPTY, PEG, UNAVAILABLE, withCell } from "./board.ts";
import { columnOf, formatHole, HOLES, type Hole, holeAt, rowOf } from "./hole.ts";

/** One peg jumps from a hole to another. */
export interface Jump {
  readonly from: Hole;
  readonly to: Hole;
}

/** The four ways to jump, each as the step to the next row and column. */
export const DIRECTIONS = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
} as const;

/** A way to jump. */
export type Direction = keyof typeof DIRECTIONS;

/** A jump with the hole it passes over. */
export interface Leap extends Jump {
  readonly over: Hole;
}

/** Every jump the 7×7 grid has room for, in the order of `compareJumps`. */
export const LEAPS: readonly Leap[] = HOLES.flatMap((from) =>
  Object.values(DIRECTIONS).flatMap(({ row, column }) => {
    const over = holeAt(rowOf(from) + row, columnOf(from) + column);
    const to = holeAt(rowOf(from) + 2 * row, columnOf(from) + 2 * column);
    return over === undefined || to === undefined ? [] : [{ from, over, to }];
  }),
).sort(compareJumps);

/** Orders jumps by where they start, then by where they land. */
export function compareJumps(a: Jump, b: Jump): number {
  return a.from - b.from || a.to - b.to;
}

const LEAP_BY_ENDS: ReadonlyMap<number, Leap> = new Map(
  LEAPS.map((leap) => [leap.from * HOLES.length + leap.to, leap]),
);

/** The hole between the ends of a jump. */
export const overOf = ({ from, to }: Jump): Hole | undefined => LEAP_BY_ENDS.get(from * HOLES.length + to)?.over;

/** Which way a jump goes. */
export function directionOf({ from, to }: Jump): Direction {
  if (Math.abs(to - from) < 7) return to > from ? "right" : "left";
  return to > from ? "down" : "up";
}

/** The jumps a board has room for, whatever stands on it. */
export const leapsOn = (board: Board): readonly Leap[] =>
  LEAPS.filter(({ from, over, to }) => [from, over, to].every((hole) => cellAt(board, hole) !== UNAVAILABLE));

const fits = (board: Board, { from, over, to }: Leap): boolean =>
  cellAt(board, from) === PEG && cellAt(board, over) === PEG && cellAt(board, to) === EMPTY;

/** The jumps a board allows, in order. */
export function legalJumps(board: Board): readonly Jump[] {
  return LEAPS.filter((leap) => fits(board, leap)).map(({ from, to }) => ({ from, to }));
}

/** Whether any peg can jump. */
export const canJump = (board: Board): boolean => LEAPS.some((leap) => fits(board, leap));

/** The board after a jump, or why it is not allowed. */
export function applyJump(board: Board, jump: Jump): Result<Board> {
  const leap = LEAP_BY_ENDS.get(jump.from * HOLES.length + jump.to);
  if (leap === undefined) {
    return refuse("not-a-jump", "PG-M1", { from: formatHole(jump.from), to: formatHole(jump.to) });
  }
  const { from, over, to } = leap;
  const wrong = (code: string, rule: string, hole: Hole) =>
    refuse(code, rule, { row: rowOf(hole), column: columnOf(hole) });
  if (cellAt(board, from) !== PEG) return wrong("slot-not-occupied", "PG-M2", from);
  if (cellAt(board, over) !== PEG) return wrong("slot-not-occupied", "PG-M3", over);
  if (cellAt(board, to) !== EMPTY) return wrong("slot-not-unoccupied", "PG-M4", to);
  return ok(rewrite(board, leap, EMPTY, EMPTY, PEG));
}

/** The boards from which one jump leads to this one, each with that jump. */
export function unjumps(board: Board): readonly { readonly jump: Jump; readonly board: Board }[] {
  return LEAPS.filter(
    ({ from, over, to }) => cellAt(board, from) === EMPTY && cellAt(board, over) === EMPTY && cellAt(board, to) === PEG,
  ).map((leap) => ({ jump: { from: leap.from, to: leap.to }, board: rewrite(board, leap, PEG, PEG, EMPTY) }));
}

function rewrite(board: Board, leap: Leap, from: Cell, over: Cell, to: Cell): Board {
  return withCell(withCell(withCell(board, leap.from, from), leap.over, over), leap.to, to);
}
