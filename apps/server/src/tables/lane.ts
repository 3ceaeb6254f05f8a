/** A lane of the log: a match, what was played in it, and what was taken back. A table has one, a race one for each seat. */

import { type Match, ok, type Result, type Shape } from "@baize/kernel";
import { entriesOf, type LaneAct, type LogEntry, madeAgain } from "@baize/midend";

/** What comes of an act: the match, and what is to be written down. */
interface LaneTurn {
  readonly match: Match<Shape>;
  readonly entries: readonly LogEntry[];
}

/** Acts in a lane: all of it, or nothing and the reason. */
export function actInLane(start: Match<Shape>, act: LaneAct): Result<LaneTurn> {
  let match = start;
  const entries: LogEntry[] = [];
  for (const entry of entriesOf(act)) {
    const next = madeAgain(match, entry);
    if (!next.ok) return next;
    match = next.value;
    entries.push(act.kind === "turn" ? { ...entry, move: match.moves.at(-1) ?? "" } : entry);
  }
  return ok({ match, entries });
}
