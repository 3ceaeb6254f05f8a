/** Who may do what, and what comes of it. */

import { ok, type Result, refuse, type Status } from "@baize/kernel";
import { betStands, ending, type Move, type State, seatToMove, type View } from "./state.ts";

/** The fixed order of moves. */
export const MOVES: readonly Move[] = ["bet", "call", "check", "fold", "timeout"];

/** What the viewer may play, in order. */
export function legalMoves(view: View): readonly Move[] {
  if (ending(view.moves) !== null || view.viewer !== seatToMove(view.moves)) return [];
  return betStands(view.moves) ? ["call", "fold"] : ["bet", "check"];
}

/** The next state, or why not. */
export function apply(state: State, move: Move): Result<State> {
  if (ending(state.moves) !== null) return refuse("deal-is-over", "NU-M4", { move });
  if (betStands(state.moves) && (move === "bet" || move === "check")) return refuse("bet-stands", "NU-M3", { move });
  if (!betStands(state.moves) && (move === "call" || move === "fold")) return refuse("no-bet", "NU-M2", { move });
  return ok({ ...state, moves: [...state.moves, move] });
}

/** Whose turn it is, or who won what. */
export function status(view: View): Status {
  const end = ending(view.moves);
  if (end === null) return { kind: "playing", seat: seatToMove(view.moves) };
  const [first, second] = view.cards;
  const lost = end === "showdown" ? Number((first ?? 0) < (second ?? 0)) ^ 1 : seatToMove(view.moves) ^ 1;
  const amount = 1 + (view.moves.includes("call") ? view.stake : 0);
  const rule = end === "showdown" ? "NU-W1" : end === "fold" ? "NU-W2" : "NU-W3";
  return { kind: "over", scores: lost === 0 ? [-amount, amount] : [amount, -amount], rule };
}
