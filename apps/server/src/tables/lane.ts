/** A lane of the log: a match, what was played in it, and what was taken back. A table has one, a race one for each seat. */

import { type Match, ok, type Result, redoTurn, type Seat, type Shape, undoTurn } from "@baize/kernel";
import type { Entry, LoggedMove } from "../store/store.ts";

/** Everything that is raced has one seat. */
const RACER = 0 as Seat;

/** What somebody does in their own lane: a move with what follows it by itself, or a turn taken back or made again. */
export type LaneAct =
  | { readonly kind: "turn"; readonly move: string; readonly follow: readonly string[] }
  | { readonly kind: "undo" | "redo" };

/** What comes of it: the match, and what is to be written down. */
interface LaneTurn {
  readonly match: Match<Shape>;
  readonly entries: readonly { readonly move: string; readonly why: Entry }[];
}

/** An entry of the log, made again. */
export function again(match: Match<Shape>, { move, why }: Pick<LoggedMove, "move" | "why">): Result<Match<Shape>> {
  if (why === "undo") return undoTurn(match, RACER);
  if (why === "redo") return redoTurn(match, RACER);
  return why === "event" ? match.record(move) : match.play(move, undefined, why);
}

/** Acts in a lane: all of it, or nothing and the reason. */
export function actInLane(start: Match<Shape>, act: LaneAct): Result<LaneTurn> {
  const wanted: LaneTurn["entries"] =
    act.kind === "turn"
      ? [{ move: act.move, why: "player" }, ...act.follow.map((move) => ({ move, why: "follow" as const }))]
      : [{ move: "", why: act.kind }];
  let match = start;
  const entries: { move: string; why: Entry }[] = [];
  for (const entry of wanted) {
    const next = again(match, entry);
    if (!next.ok) return next;
    match = next.value;
    entries.push(act.kind === "turn" ? { ...entry, move: match.moves.at(-1) ?? "" } : entry);
  }
  return ok({ match, entries });
}
