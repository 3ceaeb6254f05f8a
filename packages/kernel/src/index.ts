/** The kernel's door. */

export { type Bot, choiceOf, type Roster } from "./bot.ts";
export { type Allowance, Budget } from "./budget.ts";
export type { Codec } from "./codec.ts";
export { demand } from "./contract.ts";
export {
  type AnyGame,
  type Game,
  type Invariant,
  type Meta,
  moverView,
  type Seat,
  type Shape,
  type Status,
  seat,
  type Viewer,
} from "./game.ts";
export { Match, type Start, type Verification, verify } from "./match.ts";
export { Random } from "./random.ts";
export { type LinkRecord, linkText, type MatchRecord, SAVE_FORMAT, saveText } from "./record.ts";
export { ContractError, type Detail, must, ok, type Refusal, type Result, type RuleId, refuse } from "./result.ts";
export { sha256 } from "./sha256.ts";
export type { Solver, Verdict } from "./solver.ts";
export type { AnyTerminal, Arena, Dialogue, Found, Line, Sheet, Span, Sums, Terminal, Tone } from "./terminal.ts";
export { sentence, type Words } from "./words.ts";
