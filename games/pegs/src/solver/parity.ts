/**
 * The class of a position: colour the diagonals with three colours in turn, either way. A jump changes the number of
 * pegs on every colour by one, so which colours are odd or even alike never changes. On a triangular board jumps go along
 * the diagonals that fall, and only those that rise tell anything.
 */

import { type Board, holesWith, type Lattice, latticeOf, PEG } from "../rules/board.ts";
import { holesOf } from "../rules/graph.ts";
import { columnOf, type Hole, rowOf } from "../rules/hole.ts";
import type { State } from "../rules/state.ts";

/** The pegs on each of three colours, for the diagonals that rise to the right and, on square boards, for those that fall. */
export interface Colours {
  readonly rising: readonly number[];
  readonly falling: readonly number[];
}

const countThirds = (pegs: readonly Hole[], diagonal: (hole: Hole) => number): readonly number[] =>
  [0, 1, 2].map((colour) => pegs.filter((hole) => diagonal(hole) % 3 === colour).length);

/** Counts the pegs on each colour. */
export const countColours = (pegs: readonly Hole[], lattice: Lattice): Colours => ({
  rising: countThirds(pegs, (hole) => columnOf(hole) + rowOf(hole)),
  falling: lattice === "square" ? countThirds(pegs, (hole) => columnOf(hole) - rowOf(hole) + 9) : [],
});

/** The holes of each colouring as bits in the order of the board's holes, each as two pairs of colours to compare. */
export function colourMasks(board: Board): readonly (readonly [number, number])[] {
  const holes = holesOf(board);
  const colourings = [(hole: Hole) => columnOf(hole) + rowOf(hole), (hole: Hole) => columnOf(hole) - rowOf(hole) + 9];
  return colourings.slice(0, latticeOf(board) === "square" ? 2 : 1).flatMap((diagonal) => {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((colour) =>
      holes.reduce((mask, hole, i) => (diagonal(hole) % 3 === colour ? mask | (1 << i) : mask), 0),
    );
    return [
      [a, b],
      [b, c],
    ] as const;
  });
}

/** Which counts are alike: the same for every position that jumps can make of another. */
const classOf = (pegs: readonly Hole[], lattice: Lattice): string => {
  const { rising, falling } = countColours(pegs, lattice);
  return [rising, falling].flatMap(([a = 0, b = 0, c = 0]) => [(a ^ b) & 1, (b ^ c) & 1]).join("");
};

/** The holes where a last peg would be of the same class as the position, and meet its goal. */
export function finalsOf({ board, goal }: State): readonly Hole[] {
  const lattice = latticeOf(board);
  const wanted = classOf(holesWith(board, PEG), lattice);
  return holesOf(board).filter((hole) => (goal === "any" || hole === goal) && classOf([hole], lattice) === wanted);
}
