/** A board as a graph: its holes, and the lines along which pegs jump. */

import { type Board, cellAt, type Lattice, latticeOf, shapeOf, UNAVAILABLE } from "./board.ts";
import { columnOf, HOLES, type Hole, holeAt, rowOf } from "./hole.ts";

/** One peg jumps from a hole to another. */
export interface Jump {
  readonly from: Hole;
  readonly to: Hole;
}

/** A jump with the hole it passes over. */
export interface Leap extends Jump {
  readonly over: Hole;
}

/** The document's four ways to jump, each as the step to the next row and column. */
export const DIRECTIONS = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
} as const;

/** One of the document's ways to jump. */
export type Direction = keyof typeof DIRECTIONS;

/** The steps along the lines of each lattice; the rows of a triangular one stand half a hole farther to the left each. */
const STEPS: Readonly<Record<Lattice, readonly { readonly row: number; readonly column: number }[]>> = {
  square: Object.values(DIRECTIONS),
  triangular: [...Object.values(DIRECTIONS), { row: -1, column: -1 }, { row: 1, column: 1 }],
};

/** A way to jump as it is seen: on a triangular board up and down lead aside as well. */
export type Bearing = Direction | "up-left" | "up-right" | "down-left" | "down-right";

/** Which way a jump goes. */
export function directionOf({ from, to }: Jump, lattice: Lattice): Bearing {
  const [down, right] = [Math.sign(rowOf(to) - rowOf(from)), Math.sign(columnOf(to) - columnOf(from))];
  if (down === 0) return right > 0 ? "right" : "left";
  if (lattice === "square") return down > 0 ? "down" : "up";
  return down > 0 ? (right > 0 ? "down-right" : "down-left") : right < 0 ? "up-left" : "up-right";
}

/** Orders jumps by where they start, then by where they land. */
export function compareJumps(a: Jump, b: Jump): number {
  return a.from - b.from || a.to - b.to;
}

const leapsIn = (lattice: Lattice): readonly Leap[] =>
  HOLES.flatMap((from) =>
    STEPS[lattice].flatMap(({ row, column }) => {
      const over = holeAt(rowOf(from) + row, columnOf(from) + column);
      const to = holeAt(rowOf(from) + 2 * row, columnOf(from) + 2 * column);
      return over === undefined || to === undefined ? [] : [{ from, over, to }];
    }),
  ).sort(compareJumps);

/** Every jump the grid has room for, in the order of `compareJumps`. */
export const LEAPS: Readonly<Record<Lattice, readonly Leap[]>> = {
  square: leapsIn("square"),
  triangular: leapsIn("triangular"),
};

/** The holes of a board and the jumps it has room for, whatever stands on it. */
export interface Graph {
  readonly holes: readonly Hole[];
  readonly leaps: readonly Leap[];
}

/** So many graphs are remembered: those of the boards that are played, and a few more. */
const REMEMBERED = 64;
const graphs = new Map<Board, Graph>();

/** The graph of a board. */
export function graphOf(board: Board): Graph {
  const shape = shapeOf(board);
  const known = graphs.get(shape);
  if (known !== undefined) return known;
  const isHole = (hole: Hole): boolean => cellAt(shape, hole) !== UNAVAILABLE;
  const graph: Graph = {
    holes: HOLES.filter(isHole),
    leaps: LEAPS[latticeOf(shape)].filter(({ from, over, to }) => isHole(from) && isHole(over) && isHole(to)),
  };
  if (graphs.size >= REMEMBERED) graphs.clear();
  graphs.set(shape, graph);
  return graph;
}

/** The holes of a board, filled or empty. */
export const holesOf = (board: Board): readonly Hole[] => graphOf(board).holes;

const key = ({ from, to }: Jump): number => from * HOLES.length + to;

const LEAP_BY_ENDS: Readonly<Record<Lattice, ReadonlyMap<number, Leap>>> = {
  square: new Map(LEAPS.square.map((leap) => [key(leap), leap])),
  triangular: new Map(LEAPS.triangular.map((leap) => [key(leap), leap])),
};

/** The jump of a lattice between two holes. */
export const leapBetween = (lattice: Lattice, jump: Jump): Leap | undefined => LEAP_BY_ENDS[lattice].get(key(jump));

/** The hole between the ends of a jump, on whatever lattice. */
export const overOf = (jump: Jump): Hole | undefined => leapBetween("triangular", jump)?.over;
