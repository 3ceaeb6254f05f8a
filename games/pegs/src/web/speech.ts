/** Holes in words, for labels, and the hole that a word names. */

import {
  cellAt,
  directionOf,
  formatHole,
  formatJump,
  type Hole,
  type Jump,
  type Lattice,
  latticeOf,
  PEG,
  parseHole,
  type State,
} from "../rules/index.ts";
import { say } from "../words/index.ts";

/** `d2, peg`, `d4, empty, target`. */
function holeName(hole: Hole, { board, goal }: State): string {
  const name = { hole: formatHole(hole) };
  if (cellAt(board, hole) === PEG) return goal === hole ? say.pegOnTarget(name) : say.peg(name);
  return goal === hole ? say.holeIsTarget(name) : say.hole(name);
}

/** A way to jump, and what comes of it where that is known. */
function wayOf(jump: Jump, lattice: Lattice, keeps: boolean | undefined): string {
  const way = { way: directionOf(jump, lattice) };
  if (keeps === undefined) return say.way(way);
  return keeps ? say.wayKeeps(way) : say.wayLoses(way);
}

/** What a hole is to those who listen: `d2, peg. It can jump down, which keeps the win`. */
export function holeLabel(
  hole: Hole,
  state: State,
  jumps: readonly Jump[],
  keeps: Readonly<Record<string, boolean>>,
): string {
  const lattice = latticeOf(state.board);
  const ways = jumps.filter(({ from }) => from === hole).map((jump) => wayOf(jump, lattice, keeps[formatJump(jump)]));
  const name = holeName(hole, state);
  return ways.length === 0 ? name : say.canJump({ hole: name, ways });
}

/** The hole with this name. */
export function holeOf(text: string): Hole | undefined {
  const hole = parseHole(text);
  return hole.ok ? hole.value : undefined;
}
