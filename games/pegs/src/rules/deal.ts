/** A deal: the board a game begins with, and how chance makes one that can be won. */

import { type Chance, type Codec, refuse } from "@baize/kernel";
import { type Board, cellAt, formatBoardLine, holesWith, PEG, parseBoard, shapeOf, withCell } from "./board.ts";
import { boardName, fullShape, parseBoardName, type ShapeName } from "./boards.ts";
import type { Hole } from "./hole.ts";
import { unjumps } from "./moves.ts";
import type { Goal } from "./state.ts";

/** A board as text: its name where it has one, else its rows on one line. */
export const dealText: Codec<Board> = {
  parse(text) {
    const named = parseBoardName(text);
    if (named.ok || named.error.code !== "board-unknown") return named;
    const rows = parseBoard(text);
    return rows.ok ? rows : refuse("deal-unreadable", "PG-D1", { text });
  },
  format: (board) => boardName(board) ?? formatBoardLine(board),
};

/** The fewest and the most pegs of a random deal. */
const PEGS = { least: 6, most: 16 } as const;

/** A board that can be won: chance plays backwards from the last peg. */
export function randomDeal(goal: Goal, chance: Chance): Board {
  const shape = shapeFor(goal);
  const last = goal === "any" ? chance.pick(holesWith(fullShape(shape), PEG)) : goal;
  const pegs = PEGS.least + chance.below(PEGS.most - PEGS.least + 1);
  return playBackwards(shape, last, pegs, chance);
}

/** The smallest of the usual shapes that has the hole. */
function shapeFor(goal: Goal): ShapeName {
  const shapes: readonly ShapeName[] = ["english", "european", "square7", "square9"];
  return shapes.find((name) => goal === "any" || cellAt(fullShape(name), goal) === PEG) ?? "square9";
}

/** One peg on an empty shape, then random jumps undone until there are `pegs` of them or none can be undone. */
export function playBackwards(shape: ShapeName, last: Hole, pegs: number, chance: Chance): Board {
  let board = withCell(shapeOf(fullShape(shape)), last, PEG);
  for (let count = 1; count < pegs; count++) {
    const earlier = unjumps(board);
    if (earlier.length === 0) break;
    board = chance.pick(earlier).board;
  }
  return board;
}
