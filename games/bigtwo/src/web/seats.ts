/** What the field shows: the four seats, what each did last, and what is to be beaten. */

import type { Card } from "@baize/cards";
import type { Play, View } from "../rules/index.ts";
import { lastOf, playLabel, SEATS } from "./speech.ts";

/** One seat as it is drawn. */
export interface SeatShown {
  readonly who: number;
  readonly name: string;
  /** What stands beside the name: the level of a bot. */
  readonly note: string;
  readonly count: number;
  readonly isTurn: boolean;
  /** Whether it takes longer than a moment. */
  readonly isThinking: boolean;
  /** What it did last: a play, null for a pass, undefined before its first turn. */
  readonly last: Play | null | undefined;
}

/** The whole field. */
export interface FieldShown {
  /** The player's seat first, then in the order of play. */
  readonly seats: readonly SeatShown[];
  readonly toBeat: { readonly who: number; readonly play: Play } | null;
  /** The last turn of each seat, the oldest first, with its number in the deal. */
  readonly recent: readonly { readonly who: number; readonly play: Play | null; readonly at: number }[];
  /** All hands, once they are open. */
  readonly hands: readonly (readonly Card[])[] | null;
}

/** The field of a view. */
export function fieldOf(view: View, notes: readonly string[], thinking?: number): FieldShown {
  const seats = SEATS.map((name, who) => ({
    who,
    name,
    note: notes[who - 1] ?? "",
    count: view.counts[who] ?? 0,
    isTurn: view.ending === null && view.turn === who,
    isThinking: thinking === who,
    last: lastOf(view, who),
  }));
  const isLast = (who: number, at: number) => view.history.findLastIndex(({ seat }) => seat === who) === at;
  return {
    seats,
    toBeat: view.toBeat && { who: view.toBeat.seat, play: view.toBeat.play },
    recent: view.history.flatMap(({ seat, play }, at) => (isLast(seat, at) ? [{ who: seat, play, at }] : [])),
    hands: view.hands,
  };
}

/** `Right, Expert, 8 cards, passed`. */
export function seatLabel({ name, note, count, isTurn, isThinking, last }: SeatShown): string {
  const cards = `${count} ${count === 1 ? "card" : "cards"}`;
  const parts = [name, note, cards, last === null ? "passed" : "", isThinking ? "thinking" : isTurn ? "to play" : ""];
  return parts.filter((part) => part !== "").join(", ");
}

/** The player's own last turn in words, where the field does not show it. */
export function ownLast({ seats, toBeat }: FieldShown): string {
  const last = seats[0]?.last;
  if (last === undefined || toBeat?.who === 0) return "";
  return last === null ? "You passed" : `You: ${playLabel(last)}`;
}
