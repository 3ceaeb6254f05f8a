/** What a table shows: the four seats as whoever looks sees them, what each did in this trick, and what is to be beaten. */

import type { Card } from "@baize/cards";
import { label, type Names, type Seat, seat as seatNumber } from "@baize/kernel";
import type { Seated } from "@baize/table";
import { type Play, playLabel, SEATS, seatName, sideOf, trickOf, type View } from "../rules/index.ts";
import { say } from "../words/index.ts";

/** One seat as it is drawn. */
export interface SeatShown extends Pick<Seated, "face" | "level" | "points" | "standIn" | "clock" | "saying"> {
  /** How far it is from whoever looks, in the order of play: 0 is their own. */
  readonly side: number;
  readonly name: string;
  /** Whether whoever looks sits there; nobody does for a spectator. */
  readonly isOwn: boolean;
  readonly count: number;
  readonly isTurn: boolean;
  /** Whether it takes longer than a moment, or whoever sits there has left for a while. */
  readonly isThinking: boolean;
  readonly isAway: boolean;
  /** What it did last in this trick: a play, null for a pass, undefined for nothing. */
  readonly last: Play | null | undefined;
  readonly isToBeat: boolean;
}

/** What is to be beaten, and who made it. */
export interface BeatShown {
  readonly side: number;
  readonly name: string;
  readonly play: Play;
  /** Its number in the deal. */
  readonly at: number;
}

/** The whole table. */
export interface FieldShown {
  /** In the order of play, whoever looks first. */
  readonly seats: readonly SeatShown[];
  readonly toBeat: BeatShown | null;
  readonly names: Names;
}

const NOBODY: Seated = { name: "", face: "", level: "", points: 0 };

/** The table of a view, and who sits there; by name, whoever looks as well. */
export function fieldOf(view: View, seated: readonly Seated[] = [], byName = false): FieldShown {
  const { viewer, history, toBeat } = view;
  const names = seated.map(({ name }) => name);
  const nameOf = (seat: Seat): string => (byName && names[seat]) || seatName(seat, viewer, names);
  const trick = trickOf(view);
  const seats = Array.from({ length: SEATS }, (_, n) => seatNumber(n))
    .map((seat: Seat): SeatShown => {
      const { face, level, points, doing, standIn, clock, saying } = seated[seat] ?? NOBODY;
      return {
        side: sideOf(seat, viewer),
        name: nameOf(seat),
        isOwn: seat === viewer,
        face,
        level,
        points,
        standIn,
        clock,
        saying,
        count: view.counts[seat] ?? 0,
        isTurn: view.ending === null && view.turn === seat,
        isThinking: doing === "thinks",
        isAway: doing === "away",
        last: trick.findLast((turn) => turn.seat === seat)?.play,
        isToBeat: toBeat?.seat === seat,
      };
    })
    .sort((a, b) => a.side - b.side);
  return {
    seats,
    names,
    toBeat: toBeat && {
      side: sideOf(toBeat.seat, viewer),
      name: nameOf(toBeat.seat),
      play: toBeat.play,
      at: history.findLastIndex(({ play }) => play !== null),
    },
  };
}

/** `8 cards`, `Last card`. */
export const cardsText = (count: number): string => (count === 1 ? say.lastCard() : say.cards({ count }));

/** `Russet, Expert, 8 cards, passed`. */
export function seatLabel({ name, level, count, isTurn, isThinking, isAway, last }: SeatShown): string {
  const doing = isAway ? say.isAway() : isThinking ? say.isThinking() : isTurn ? say.toPlay() : "";
  return label([name, level, cardsText(count), last === null ? say.passed() : "", doing]);
}

/** What a seat did, in words: `Straight, 9 to king`, `Passes`; nothing where its play is the one to beat. */
export function actText({ last, isToBeat }: Pick<SeatShown, "last" | "isToBeat">): string {
  if (last === undefined || isToBeat) return "";
  return last === null ? say.saidPassed() : playLabel(last);
}

/** The hand that was dealt to a seat, weakest first, and which of its cards are still held. */
export interface Dealt {
  readonly cards: readonly Card[];
  readonly kept: readonly Card[];
}

/** All four hands as they were dealt, once they are open. */
export function dealtHands(
  { hands, history }: View,
  sort: (cards: readonly Card[]) => readonly Card[],
): readonly Dealt[] {
  return (hands ?? []).map((kept, seat) => {
    const played = history.flatMap((turn) => (turn.seat === seat ? (turn.play?.cards ?? []) : []));
    return { cards: sort([...played, ...kept]), kept };
  });
}
