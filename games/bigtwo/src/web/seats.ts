/** What the field shows: the four seats as whoever looks sees them, what each did last, and what is to be beaten. */

import type { Card } from "@baize/cards";
import { type Seat, seat as seatNumber } from "@baize/kernel";
import { type Play, playLabel, SEATS, seatName, sideOf, type View } from "../rules/index.ts";
import { say } from "../words/index.ts";

/** One seat as it is drawn. */
export interface SeatShown {
  /** How far it is from whoever looks, in the order of play: 0 is their own. */
  readonly side: number;
  readonly name: string;
  /** Whether whoever looks sits there; nobody does for a spectator. */
  readonly isOwn: boolean;
  /** What stands beside the name: the level of a bot. */
  readonly note: string;
  readonly count: number;
  readonly isTurn: boolean;
  /** Whether it takes longer than a moment. */
  readonly isThinking: boolean;
  /** What it did last: a play, null for a pass, undefined before its first turn. */
  readonly last: Play | null | undefined;
  /** Its hand, once hands are open. */
  readonly hand: readonly Card[] | null;
}

/** A turn that lies on the field. */
interface TurnShown {
  readonly side: number;
  readonly name: string;
  readonly isOwn: boolean;
  readonly play: Play | null;
  /** Whether this is what is to be beaten. */
  readonly isToBeat: boolean;
  /** Its number in the deal. */
  readonly at: number;
}

/** The whole field. */
export interface FieldShown {
  /** In the order of play, whoever looks first. */
  readonly seats: readonly SeatShown[];
  readonly toBeat: { readonly side: number; readonly isOwn: boolean; readonly play: Play } | null;
  /** The last turn of each seat, the oldest first. */
  readonly recent: readonly TurnShown[];
  /** Whether the hands are open. */
  readonly isOpen: boolean;
}

/** What a seat did last: a play, a pass, or nothing yet. */
const lastOf = (view: View, seat: Seat): Play | null | undefined =>
  view.history.findLast((turn) => turn.seat === seat)?.play;

/** The field of a view; the notes stand in the order of the seats. */
export function fieldOf(view: View, notes: readonly string[], thinking?: Seat): FieldShown {
  const { viewer, history, toBeat } = view;
  const side = (seat: Seat): number => sideOf(seat, viewer);
  const seats = Array.from({ length: SEATS }, (_, n) => seatNumber(n))
    .sort((a, b) => side(a) - side(b))
    .map((seat) => ({
      side: side(seat),
      name: seatName(seat, viewer),
      isOwn: seat === viewer,
      note: notes[seat] ?? "",
      count: view.counts[seat] ?? 0,
      isTurn: view.ending === null && view.turn === seat,
      isThinking: thinking === seat,
      last: lastOf(view, seat),
      hand: view.hands?.[seat] ?? null,
    }));
  const isLast = (seat: Seat, at: number) => history.findLastIndex((turn) => turn.seat === seat) === at;
  return {
    seats,
    toBeat: toBeat && { side: side(toBeat.seat), isOwn: toBeat.seat === viewer, play: toBeat.play },
    recent: history.flatMap(({ seat, play }, at) => {
      if (!isLast(seat, at)) return [];
      const isToBeat = play !== null && toBeat?.seat === seat;
      return [{ side: side(seat), name: seatName(seat, viewer), isOwn: seat === viewer, play, at, isToBeat }];
    }),
    isOpen: view.hands !== null,
  };
}

/** `8 cards`. */
export const cardsText = (count: number): string => say.cards({ count });

/** `Right, Expert, 8 cards, passed`. */
export function seatLabel({ name, note, count, isTurn, isThinking, last }: SeatShown): string {
  const doing = isThinking ? say.isThinking() : isTurn ? say.toPlay() : "";
  const parts = [name, note, cardsText(count), last === null ? say.passed() : "", doing];
  return parts.filter((part) => part !== "").join(", ");
}

/** The own last turn of whoever looks, in words, where the field does not show it. */
export function ownLast({ seats, toBeat }: FieldShown): string {
  const last = seats.find(({ isOwn }) => isOwn)?.last;
  if (last === undefined || toBeat?.isOwn) return "";
  return last === null ? say.youPassed() : say.youPlayed({ play: playLabel(last) });
}
