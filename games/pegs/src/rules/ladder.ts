/** Ladders: for some shapes 32 puzzles, eight of each level, from the gentlest to the hardest. */

import { type Board, cellAt, EMPTY, holesWith, PEG, shapeOf, withCell } from "./board.ts";
import { formatHole, type Hole, parseHole } from "./hole.ts";
import { RUNG_TEXTS } from "./rungs.ts";
import { fullShape, type ShapeName } from "./shapes.ts";

/** How many puzzles a ladder has. */
export const RUNGS = 32;

/** How hard puzzles are, in words; a ladder has as many of each. */
export const LEVELS = ["gentle", "fair", "hard", "fiendish"] as const;

/** How hard a puzzle is, in a word. */
export type Level = (typeof LEVELS)[number];

/** The shapes that have ladders. */
export const LADDER_SHAPES = ["english", "triangle15", "triangle21", "hexagon19", "rectangle4x5"] as const;

/** A shape that has a ladder. */
export type LadderShape = (typeof LADDER_SHAPES)[number];

/** A puzzle of a ladder: the board, the hole where the last peg earns a star, and the fewest sweeps, there as anywhere. */
export interface Rung {
  readonly board: Board;
  readonly hole: Hole;
  readonly sweeps: number;
}

/** Whether a shape has a ladder. */
export const isLadder = (name: string): name is LadderShape => (LADDER_SHAPES as readonly string[]).includes(name);

/** The level of the puzzle with this number. */
export const levelOf = (number: number): Level => LEVELS[Math.floor(((number - 1) * LEVELS.length) / RUNGS)] as Level;

/** Writes a puzzle: its pegs as a number, a bit for each hole, the hole and the sweeps. */
export function formatRung(name: ShapeName, { board, hole, sweeps }: Rung): string {
  const holes = holesWith(fullShape(name), PEG);
  const pegs = holes.reduce((sum, at, i) => sum + (cellAt(board, at) === PEG ? 2 ** i : 0), 0);
  return `${pegs.toString(36)}:${formatHole(hole)}:${sweeps}`;
}

function parseRung(name: LadderShape, text: string): Rung | undefined {
  const [pegs = "", last = "", sweeps = ""] = text.split(":");
  const hole = parseHole(last);
  if (!hole.ok) return undefined;
  const bits = Number.parseInt(pegs, 36);
  const full = fullShape(name);
  const board = holesWith(full, PEG).reduce(
    (made, at, i) => withCell(made, at, Math.floor(bits / 2 ** i) % 2 === 1 ? PEG : EMPTY),
    shapeOf(full),
  );
  return { board, hole: hole.value, sweeps: Number(sweeps) };
}

const ladders = new Map<LadderShape, readonly Rung[]>();

/** The puzzles of a shape's ladder, in order. */
export function ladderOf(name: LadderShape): readonly Rung[] {
  const known = ladders.get(name);
  if (known !== undefined) return known;
  const rungs = RUNG_TEXTS[name].split(" ").flatMap((text) => parseRung(name, text) ?? []);
  ladders.set(name, rungs);
  return rungs;
}

/** The puzzle with a name such as `triangle15-12`; undefined when no puzzle has it. */
export function rungNamed(name: string): (Rung & { readonly shape: LadderShape; readonly number: number }) | undefined {
  const [shape = "", number = "", ...rest] = name.split("-");
  if (rest.length > 0 || !isLadder(shape) || !/^[1-9]\d?$/.test(number)) return undefined;
  const rung = ladderOf(shape)[Number(number) - 1];
  return rung && { ...rung, shape, number: Number(number) };
}

/** The name of a puzzle's board. */
export function rungName(board: Board): string | undefined {
  for (const shape of LADDER_SHAPES) {
    const number = ladderOf(shape).findIndex((rung) => rung.board === board) + 1;
    if (number > 0) return `${shape}-${number}`;
  }
  return undefined;
}
