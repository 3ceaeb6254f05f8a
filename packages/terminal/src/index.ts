/** The door of the terminal package: what a table in a terminal is. */

export { folded } from "./fold.ts";
export type {
  AnyArena,
  AnyTerminal,
  Arena,
  ArenaGame,
  Dialogue,
  Found,
  Line,
  Sheet,
  Span,
  Standing,
  Sums,
  Switch,
  Terminal,
  Tone,
} from "./terminal.ts";
export { cutTo, padAfter, padBefore, widthOf } from "./width.ts";
