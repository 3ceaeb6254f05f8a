/** The door to the rules of Peg Solitaire. */

export { messageOf } from "../words/en.ts";
export {
  type Board,
  type Cell,
  cellAt,
  EMPTY,
  formatBoard,
  formatBoardLine,
  holesWith,
  PEG,
  parseBoard,
  pegCount,
  UNAVAILABLE,
} from "./board.ts";
export { BOARD_NAMES, boardName, parseBoardName } from "./boards.ts";
export { type PegsShape, pegs } from "./game.ts";
export { columnOf, formatHole, type Hole, holeAt, parseHole, rowOf } from "./hole.ts";
export { type Jump, legalJumps } from "./moves.ts";
export { countSweeps, formatJump, formatSweeps, parseSweep } from "./notation.ts";
export { type Goal, isOver, isWon, type State } from "./state.ts";
