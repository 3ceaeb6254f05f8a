/** A turn: a player's move with all that follows it by itself. Taking it back and making it again goes by what was recorded. */

import type { Match } from "./match.ts";
import { must, ok, type Result, refuse } from "./result.ts";
import type { Seat, Shape } from "./shape.ts";
import type { Why } from "./why.ts";

/** Whoever sits at a table, and what follows their moves by itself. */
export interface Player<T extends Shape> {
  readonly seat: Seat;
  /** The moves that are a matter of course now, in order. */
  follow?(view: T["view"]): readonly string[];
}

/** Plays a move of the player and what follows it. A move that should follow and cannot be made is a broken contract. */
export function playTurn<T extends Shape>(
  match: Match<T>,
  { seat, follow }: Player<T>,
  text: string,
  why: "player" | "hint" = "player",
): Result<Match<T>> {
  const played = match.play(text, seat, why);
  if (!played.ok || !isTurnOf(played.value, seat)) return played;
  return ok(playAll(played.value, follow?.(played.value.view(seat)) ?? [], "follow"));
}

/** Plays moves that are known to be allowed. */
export const playAll = <T extends Shape>(match: Match<T>, texts: readonly string[], why: Why): Match<T> =>
  texts.reduce((at, text) => must(at.play(text, undefined, why)), match);

/** Whether a seat is to move. */
export const isTurnOf = <T extends Shape>({ status }: Match<T>, seat: Seat): boolean =>
  status.kind === "playing" && status.seat === seat;

/** Whether the player decided the move at a ply: a move of their own, one that was hinted, or the first on the way to the end. */
function isDecision<T extends Shape>(match: Match<T>, ply: number, seat: Seat): boolean {
  const why = match.why(ply);
  if (why === "finish") return match.why(ply - 1) !== "finish";
  return (why === "player" || why === "hint") && match.moverAt(ply) === seat;
}

/** Whether the player has decided anything yet. */
export const hasDecided = <T extends Shape>(match: Match<T>, seat: Seat): boolean =>
  match.moves.some((_, ply) => isDecision(match, ply, seat));

/** Goes back to the player's last own decision; what others played before it cannot be taken back. */
export function undoTurn<T extends Shape>(match: Match<T>, seat: Seat): Result<Match<T>> {
  for (let ply = match.ply - 1; ply >= 0; ply--) if (isDecision(match, ply, seat)) return match.goTo(ply);
  return refuse("nothing-to-undo", "KN-T3");
}

/** Makes the last turn again that was taken back: the plies that were recorded, up to the player's next decision. */
export function redoTurn<T extends Shape>(match: Match<T>, seat: Seat): Result<Match<T>> {
  const end = match.ply + match.undone.length;
  if (match.ply === end) return refuse("nothing-to-redo", "KN-T4");
  let ply = match.ply + 1;
  while (ply < end && !isDecision(match, ply, seat)) ply++;
  return match.goTo(ply);
}
