/** Moves as players write them: `26`, `5a`, `a3`, `7h`, and `26x3` with a count. */

import { KING, rankOf } from "@baize/cards";
import { ok, type Result, refuse } from "@baize/kernel";
import { runLength } from "./fit.ts";
import { type Move, mostCards } from "./moves.ts";
import { formatPlace, type Place, parsePlace } from "./place.ts";
import { cardsAt, type State } from "./state.ts";

const NAME = String.raw`\d{1,4}|[a-z]{1,4}`;
/** Two names of one sign each, or two of any length with a hyphen between; then a count: `x10`, or fc-solve's `va`. */
const MOVE = new RegExp(`^(?:([1-9a-z])([1-9a-z])|(${NAME})-(${NAME}))(?:x(\\d{1,2})|v([0-9a-f]))?$`);

/** How many cards a move without a count takes: what fits, or all that can move to an empty column. */
function impliedCount(state: State, from: Place, to: Place): number {
  if (to.kind !== "cascade" || state.moves === "single") return 1;
  const held = cardsAt(state, from) ?? [];
  const last = held.at(-1);
  const top = cardsAt(state, to)?.at(-1);
  if (last === undefined) return 1;
  if (top === undefined) {
    // Where kings alone fill a column, what moves there is a run with its king.
    const isPart = state.empty === "kings" && rankOf(held.at(-runLength(held, state)) ?? last) !== KING;
    return isPart ? 1 : Math.min(runLength(held, state), mostCards(state, to));
  }
  const gap = rankOf(top) - rankOf(last);
  return gap >= 1 && gap <= runLength(held, state) ? gap : 1;
}

/** Whether a move goes to an empty column and could take more than one card there. */
function needsCount(state: State, { from, to }: Move): boolean {
  return to.kind === "cascade" && cardsAt(state, to)?.length === 0 && impliedCount(state, from, to) > 1;
}

/** Reads a move in any case; whether it is legal is for the rules to say. */
export function parseMove(text: string, state: State): Result<Move> {
  const [, a, b, c, d, decimal, hexadecimal] = MOVE.exec(text.trim().toLowerCase()) ?? [];
  const from = parsePlace(a ?? c ?? "");
  const to = parsePlace(b ?? d ?? "");
  if (from === undefined || to === undefined) return refuse("not-a-move-text", "FC-N1", { text });
  const written = decimal ?? (hexadecimal && `0x${hexadecimal}`);
  return ok({ from, to, count: written ? Number(written) : impliedCount(state, from, to) });
}

/** Writes a move so that `parseMove` reads the same one on the same table. */
export function formatMove(move: Move, state: State): string {
  const names = [formatPlace(move.from), formatPlace(move.to)];
  const places = names.join(names.every((name) => name.length === 1) ? "" : "-");
  const counted = needsCount(state, move) || move.count !== impliedCount(state, move.from, move.to);
  return counted ? `${places}x${move.count}` : places;
}
