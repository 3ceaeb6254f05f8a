/** What lies on the table, and what can be read off it. */

import { type Card, card, isWholeDeck, RANKS, SUITS, type Suit } from "@baize/cards";
import type { Invariant } from "@baize/kernel";
import type { Options } from "./options.ts";
import type { Place } from "./place.ts";

/** Cards in columns (last card on top), in cells and home (how many of each suit: ♣ ♦ ♥ ♠). */
export interface Position {
  readonly cascades: readonly (readonly Card[])[];
  readonly cells: readonly (Card | null)[];
  readonly foundations: readonly number[];
}

/** How cards are built and moved on a table, whatever lies on it. */
type Manner = Pick<Options, "moves" | "build" | "empty">;

/** A position and how cards move on it. There are no secrets: every viewer sees all of it. */
export interface State extends Position, Manner {}

/** How many cards of a suit are home. */
export const homeCount = (position: Position, suit: Suit): number => position.foundations[suit] as number;

/** The card on top of a suit's foundation, or null when it is empty. */
export function homeTop(position: Position, suit: Suit): Card | null {
  const rank = RANKS[homeCount(position, suit) - 1];
  return rank === undefined ? null : card(rank, suit);
}

/** All cards of a position: home, in cells and in columns. */
export const cardsOf = (position: Position): Card[] => [
  ...SUITS.flatMap((suit) => RANKS.filter((r) => r < homeCount(position, suit)).map((r) => card(r, suit))),
  ...position.cells.filter((held) => held !== null),
  ...position.cascades.flat(),
];

/** The cards at a place that could leave it, the last one first to go; undefined when there is no such place. */
export function cardsAt(state: State, place: Place): readonly Card[] | undefined {
  if (place.kind === "foundation") return [];
  if (place.kind === "cascade") return state.cascades[place.index];
  const held = state.cells[place.index];
  return held === undefined ? undefined : held === null ? [] : [held];
}

/** Whether every card is home. */
export const isWon = (state: State): boolean => state.foundations.every((count) => count === RANKS.length);

/** Whether a list counts the home cards of four suits. */
export const isFoundations = (counts: readonly number[]): boolean =>
  counts.length === SUITS.length && counts.every((n) => Number.isInteger(n) && n >= 0 && n <= RANKS.length);

/** What is true of every state. */
export const invariants: readonly Invariant<State>[] = [
  { rule: "FC-I1", holds: (state) => isFoundations(state.foundations) && isWholeDeck(cardsOf(state)) },
];
