/** Boards, holes and jumps in words. */

import {
  boardName,
  cellAt,
  countSweeps,
  formatHole,
  type Hole,
  type Jump,
  PEG,
  parseHole,
  parseSweep,
  pegCount,
  pegs,
  type State,
} from "../rules/index.ts";
import { type Direction, LEAPS } from "../rules/moves.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SHAPE_NAMES: Readonly<Record<string, string>> = {
  english: "English",
  european: "European",
  square5: "Square of 25",
  square6: "Square of 36",
  square7: "Square of 49",
};

/** `one jump`, `3 jumps`. */
export const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? "" : "s"}`;

/** The name of a board: `Skull`, `English, centre empty`, `Board of 12 pegs`. */
export function dealName(deal: string): string {
  const board = pegs.deal.parse(deal);
  if (!board.ok) return deal;
  const [shape = "", vacancy] = (boardName(board.value) ?? "").split("-");
  if (vacancy !== undefined) return `${SHAPE_NAMES[shape]}, ${vacancy === "d4" ? "centre" : vacancy} empty`;
  return shape === "" ? `Board of ${count(pegCount(board.value), "peg")}` : capital(shape);
}

/** The jumps of a list of moves. */
export const jumpsOf = (texts: readonly string[]): readonly Jump[] =>
  texts.flatMap((text) => {
    const jumps = parseSweep(text);
    return jumps.ok ? jumps.value : [];
  });

/** How many sweeps a line adds to the moves before it; a peg that goes on begins no new one. */
export const sweepsAfter = (line: readonly string[], moves: readonly string[]): number =>
  countSweeps(jumpsOf([...moves, ...line])) - countSweeps(jumpsOf(moves));

/** The hole between the ends of a jump. */
export const overOf = ({ from, to }: Jump): Hole | undefined =>
  LEAPS.find((leap) => leap.from === from && leap.to === to)?.over;

/** Which way a jump goes. */
export function directionOf({ from, to }: Jump): Direction {
  if (Math.abs(to - from) < 7) return to > from ? "right" : "left";
  return to > from ? "down" : "up";
}

/** A jump as a sentence: `c4 jumps over d4 to e4.` */
export function describe(text: string, state: State): string {
  const jump = pegs.parseMove(text, state);
  if (!jump.ok) return text;
  const over = overOf(jump.value);
  const { from, to } = jump.value;
  return `${formatHole(from)} jumps over ${over === undefined ? "" : formatHole(over)} to ${formatHole(to)}.`;
}

/** How many jumps of a line one peg makes at its beginning. */
export function sweepLength(line: readonly string[]): number {
  const jumps = jumpsOf(line);
  const end = jumps.findIndex((jump, i) => i > 0 && jumps[i - 1]?.to !== jump.from);
  return end < 0 ? jumps.length : end;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** The next sweep of a line in words, and how many jumps it is. */
export function describeStep(line: readonly string[], state: State): { readonly says: string; readonly moves: number } {
  const moves = sweepLength(line);
  const [first] = line;
  if (moves <= 1 || first === undefined) return { says: first === undefined ? "" : describe(first, state), moves };
  const holes = jumpsOf(line.slice(0, moves)).map(({ to }) => formatHole(to));
  const from = first.split("-")[0];
  return { says: `Next sweep takes ${NUMBERS[moves] ?? moves}. From ${from} to ${holes.join(", ")}.`, moves };
}

/** What a hole is to those who listen: `d2, peg. It can jump down, which keeps the win.` */
export function holeLabel(
  hole: Hole,
  { board, goal }: State,
  jumps: readonly Jump[],
  keeps: Readonly<Record<string, boolean>>,
): string {
  const isPeg = cellAt(board, hole) === PEG;
  const name = `${formatHole(hole)}, ${isPeg ? "peg" : "empty"}${goal === hole ? ", target" : ""}`;
  const own = jumps.filter(({ from }) => from === hole);
  if (own.length === 0) return name;
  const ways = own.map((jump) => {
    const worth = keeps[`${formatHole(jump.from)}-${formatHole(jump.to)}`];
    const says = worth === undefined ? "" : worth ? ", which keeps the win" : ", which loses";
    return `${directionOf(jump)}${says}`;
  });
  return `${name}. It can jump ${ways.join("; or ")}`;
}

/** The hole with this name. */
export function holeOf(text: string): Hole | undefined {
  const hole = parseHole(text);
  return hole.ok ? hole.value : undefined;
}
