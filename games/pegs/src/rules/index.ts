/** The door to the rules of Peg Solitaire. */

export { messageOf } from "../words/index.ts";
export {
  type Board,
  type Cell,
  cellAt,
  EMPTY,
  formatBoard,
  formatBoardLine,
  holesWith,
  type Lattice,
  latticeOf,
  PEG,
  parseBoard,
  pegCount,
  rowsOf,
  shapeOf,
  sizeOf,
  UNAVAILABLE,
} from "./board.ts";
export { BOARD_NAMES, boardName, parseBoardName } from "./boards.ts";

export { pegs } from "./game.ts";
export { type Bearing, type Direction, directionOf, holesOf, type Jump, overOf } from "./graph.ts";
export { columnOf, formatHole, type Hole, holeAt, parseHole, rowOf } from "./hole.ts";
export { jumpsOf, sweepLength, sweepsAfter, sweepsIn } from "./line.ts";
export { legalJumps } from "./moves.ts";
export { countSweeps, formatJump, formatSweeps, parseSweep } from "./notation.ts";
export type { PegsShape } from "./shape.ts";
export { type Goal, isOver, isWon, type State } from "./state.ts";
