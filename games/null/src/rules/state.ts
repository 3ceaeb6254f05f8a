/** What the table and a viewer know: two seats, three cards, one bet. */

import type { Seat, Viewer } from "@baize/kernel";

/** Jack, queen, king: 0 to 2. */
export type Card = 0 | 1 | 2;
export const CARDS: readonly Card[] = [0, 1, 2];

/** What a seat can do, and what the table can record. */
export type Move = "bet" | "call" | "check" | "fold" | "timeout";

/** What can be agreed before the deal: how much a bet is worth. */
export interface Options {
  readonly stake: number;
}

/** The cards of seat 0 and seat 1. */
export type Deal = readonly [Card, Card];

/** The whole truth. */
export interface State {
  readonly stake: number;
  readonly cards: Deal;
  readonly moves: readonly Move[];
}

/** What one viewer sees: a card is null unless it is the viewer's own or was shown at the end. */
export interface View {
  readonly viewer: Viewer;
  readonly stake: number;
  readonly cards: readonly [Card | null, Card | null];
  readonly moves: readonly Move[];
}

/** The seats take turns; seat 0 begins. */
export const seatToMove = (moves: readonly Move[]): Seat => (moves.length % 2) as Seat;

/** Whether a bet waits for an answer. */
export const betStands = (moves: readonly Move[]): boolean => moves.at(-1) === "bet";

/** How a line of moves ended, if it did. */
export function ending(moves: readonly Move[]): "showdown" | "fold" | "timeout" | null {
  const last = moves.at(-1);
  if (last === "timeout" || last === "fold") return last;
  if (last === "call" || (last === "check" && moves.length === 2)) return "showdown";
  return null;
}
