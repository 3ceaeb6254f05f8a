/** The log of an online table, made again: moves, what the table recorded, and turns taken back or made again in a race. */

import { type Match, type Result, redoTurn, type Seat, type Shape, undoTurn, type Why } from "@baize/kernel";

/** Everything that is raced has one seat. */
const RACER = 0 as Seat;

/** An entry of the log: a move and why it was made, or that a turn was taken back or made again. */
export interface LogEntry {
  readonly move: string;
  readonly why: Why | "undo" | "redo";
}

/** What somebody does in their own lane of a race: a move with what follows it by itself, or a turn taken back or made again. */
export type LaneAct =
  | { readonly kind: "turn"; readonly move: string; readonly follow: readonly string[] }
  | { readonly kind: "undo" | "redo" };

/** What an act writes into the log. */
export const entriesOf = (act: LaneAct): readonly LogEntry[] =>
  act.kind === "turn"
    ? [{ move: act.move, why: "player" }, ...act.follow.map((move) => ({ move, why: "follow" as const }))]
    : [{ move: "", why: act.kind }];

/** An entry made again. */
export function madeAgain<T extends Shape>(match: Match<T>, { move, why }: LogEntry): Result<Match<T>> {
  if (why === "undo") return undoTurn(match, RACER);
  if (why === "redo") return redoTurn(match, RACER);
  return why === "event" ? match.record(move) : match.play(move, undefined, why);
}
