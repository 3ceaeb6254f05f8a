/**
 * The class of a position: colour the diagonals with three colours in turn, either way. A jump changes the number of
 * pegs on every colour by one, so which colours are odd or even alike never changes.
 */

import { type Board, cellAt, holesWith, PEG, UNAVAILABLE } from "../rules/board.ts";
import { columnOf, HOLES, type Hole, rowOf } from "../rules/hole.ts";
import type { State } from "../rules/state.ts";

/** The pegs on each of three colours, for the diagonals that rise to the right and for those that fall. */
export interface Colours {
  readonly rising: readonly number[];
  readonly falling: readonly number[];
}

const countThirds = (pegs: readonly Hole[], diagonal: (hole: Hole) => number): readonly number[] =>
  [0, 1, 2].map((colour) => pegs.filter((hole) => diagonal(hole) % 3 === colour).length);

/** Counts the pegs on each colour. */
export const countColours = (pegs: readonly Hole[]): Colours => ({
  rising: countThirds(pegs, (hole) => columnOf(hole) + rowOf(hole)),
  falling: countThirds(pegs, (hole) => columnOf(hole) - rowOf(hole) + 6),
});

/** Which counts are alike: the same for every position that jumps can make of another. */
const classOf = (pegs: readonly Hole[]): string => {
  const { rising, falling } = countColours(pegs);
  return [rising, falling].flatMap(([a = 0, b = 0, c = 0]) => [(a ^ b) & 1, (b ^ c) & 1]).join("");
};

/** The holes where a last peg would be of the same class as the position, and meet its goal. */
export function finalsOf({ board, goal }: State): readonly Hole[] {
  const wanted = classOf(holesWith(board, PEG));
  return availableHoles(board).filter((hole) => (goal === "any" || hole === goal) && classOf([hole]) === wanted);
}

/** The holes of a board, filled or empty. */
export const availableHoles = (board: Board): readonly Hole[] =>
  HOLES.filter((hole) => cellAt(board, hole) !== UNAVAILABLE);
