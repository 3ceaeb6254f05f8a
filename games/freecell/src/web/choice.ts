/** What a player may pick up, where it may go, and which of these places is best. */

import { autoplay, cascade, freecell, type Move, mostCards, type Place, type State } from "../rules/index.ts";
import { say } from "../words/index.ts";

/** Cards in the hand: so many off the end of a place. */
export interface Lift {
  readonly from: Place;
  readonly count: number;
}

/** Whether two places are the same; all foundations are one place. */
export const isSame = (a: Place, b: Place): boolean =>
  a.kind === b.kind && (a.kind === "foundation" || a.index === (b as typeof a).index);

/** The legal moves, read from their text. */
export const readMoves = (legal: readonly string[], state: State): readonly Move[] =>
  legal.flatMap((text) => {
    const move = freecell.parseMove(text, state);
    return move.ok ? [move.value] : [];
  });

/** The moves a lift can make. */
export const movesOf = (moves: readonly Move[], { from, count }: Lift): readonly Move[] =>
  moves.filter((move) => isSame(move.from, from) && move.count === count);

const isEmpty = (state: State, place: Place): boolean =>
  place.kind === "cascade" && state.cascades[place.index]?.length === 0;

/** How good a place is for a click, best first; undefined when a click should not go there. */
function worth(state: State, move: Move): number | undefined {
  const { from, to, count } = move;
  if (to.kind === "foundation") {
    const isSafe = autoplay(state, "safe").some((other) => isSame(other.from, from));
    return isSafe ? 0 : 2;
  }
  if (to.kind === "cell") return from.kind === "cell" ? undefined : 4;
  if (!isEmpty(state, to)) return 1;
  const wholeColumn = from.kind === "cascade" && state.cascades[from.index]?.length === count;
  return wholeColumn ? undefined : 3;
}

/** The best of the moves a lift can make, if any is worth it. */
export function bestMove(state: State, moves: readonly Move[], lift: Lift): Move | undefined {
  const ranked = movesOf(moves, lift).flatMap((move) => {
    const rank = worth(state, move);
    return rank === undefined ? [] : [{ move, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank)[0]?.move;
}

/** A move that only lacks room, or cards that are no run: worth playing, for the rules say what is missing. */
export function wishedMove(state: State, { from, count }: Lift): Move | undefined {
  const others = state.cascades.map((_, i) => cascade(i)).filter((to) => !isSame(from, to));
  const wishes = others.map((to) => ({ from, to, count }));
  const reasons = ["no-room", "not-a-run"];
  return wishes.find((move) => {
    const next = freecell.apply(state, move);
    return !next.ok && reasons.includes(next.error.code);
  });
}

/** How many cards may move at once, in words. */
export function roomWords(state: State): string {
  const full = state.cascades.findIndex((cards) => cards.length > 0);
  const empty = state.cascades.findIndex((cards) => cards.length === 0);
  const most = mostCards(state, cascade(full));
  return empty < 0 ? say.room({ most }) : say.roomTwice({ most, empty: mostCards(state, cascade(empty)) });
}
