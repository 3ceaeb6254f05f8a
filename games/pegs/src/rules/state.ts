/** A position: a board, and where the last peg has to end. */

import { type Codec, ok, type Result, refuse } from "@baize/kernel";
import { type Board, cellAt, formatBoardLine, PEG, parseBoard, pegCount, UNAVAILABLE } from "./board.ts";
import { formatHole, type Hole, parseHole } from "./hole.ts";
import { canJump } from "./moves.ts";

/** Where the last peg has to stand: anywhere, or in one hole. */
export type Goal = "any" | Hole;

/** All there is to know of a game in play. */
export interface State {
  readonly board: Board;
  readonly goal: Goal;
}

/** No peg can jump any more. */
export const isOver = ({ board }: State): boolean => !canJump(board);

/** One peg is left, and it stands where it should. */
export const isWon = ({ board, goal }: State): boolean =>
  pegCount(board) === 1 && (goal === "any" || cellAt(board, goal) === PEG);

/** Whether the goal is a hole of the board. */
export const goalFits = ({ board, goal }: State): boolean => goal === "any" || cellAt(board, goal) !== UNAVAILABLE;

/** The position, unless its goal is no hole of its board. */
export function makeState(board: Board, goal: Goal): Result<State> {
  const state = { board, goal };
  return goalFits(state) || goal === "any"
    ? ok(state)
    : refuse("goal-unavailable", "PG-O2", { hole: formatHole(goal) });
}

/** A goal as text: `any`, or a hole such as `d4`. */
export const goalText: Codec<Goal> = {
  parse(text) {
    if (text.trim().toLowerCase() === "any") return ok("any");
    const hole = parseHole(text);
    return hole.ok ? hole : refuse("goal-unreadable", "PG-O1", { text });
  },
  format: (goal) => (goal === "any" ? goal : formatHole(goal)),
};

/** A position as text: the rows on one line, a blank, the goal. */
export const stateText: Codec<State> = {
  parse(text) {
    const [rows = "", goal = "", ...rest] = text.trim().split(/\s+/);
    if (rest.length > 0) return refuse("state-unreadable", "PG-N6", { text });
    const board = parseBoard(rows);
    if (!board.ok) return board;
    const end = goalText.parse(goal);
    return end.ok ? makeState(board.value, end.value) : end;
  },
  format: ({ board, goal }) => `${formatBoardLine(board)} ${goalText.format(goal)}`,
};
