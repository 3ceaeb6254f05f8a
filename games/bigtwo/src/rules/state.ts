/** The table: what is true of it, and what a seat or a spectator may see. */

import type { Card } from "@baize/cards";
import { ok, type Result, type Seat, type Status, seat, type Viewer } from "@baize/kernel";
import { type Deal, dealHands, SEATS } from "./deal.ts";
import { ladderOf, sortCards } from "./ladder.ts";
import type { RuleConfig } from "./options.ts";
import type { Play } from "./plays.ts";
import { scores } from "./scoring.ts";

/** What one seat did when it was its turn; null is a pass. */
export interface Turn {
  readonly seat: Seat;
  readonly play: Play | null;
}

/** A play and who made it. */
export interface OwnedPlay {
  readonly seat: Seat;
  readonly play: Play;
}

/** How a deal ended: a hand was emptied, or the clock ran out. */
type Ending = "emptied" | "timeout";

/** What everybody at the table knows. */
export interface PublicTable {
  readonly options: RuleConfig;
  readonly turn: Seat;
  /** The play to beat; null on the opening and on a free move. */
  readonly toBeat: OwnedPlay | null;
  /** Who passed: since the last play, or since the round began where a pass locks out. */
  readonly passed: readonly Seat[];
  readonly history: readonly Turn[];
  readonly ending: Ending | null;
}

/** The whole table. Hands are sorted, weakest card first. */
export interface State extends PublicTable {
  readonly hands: readonly (readonly Card[])[];
}

/** The table as one viewer sees it. */
export interface View extends PublicTable {
  readonly viewer: Viewer;
  /** The viewer's own hand, weakest card first; a spectator has none. */
  readonly hand: readonly Card[];
  /** How many cards each seat holds. */
  readonly counts: readonly number[];
  /** All four hands once the deal is over, null before. */
  readonly hands: readonly (readonly Card[])[] | null;
}

/** The table before the first play. */
export function setup(options: RuleConfig, deal: Deal): Result<State> {
  const dealt = dealHands(deal);
  if (!dealt.ok) return dealt;
  const ladder = ladderOf(options);
  const hands = dealt.value.map((hand) => sortCards(ladder, hand));
  const turn = seat(hands.findIndex((hand) => hand[0] === ladder.cards[0]));
  return ok({ options, hands, turn, toBeat: null, passed: [], history: [], ending: null });
}

/** What a viewer may see. */
export function view(state: State, viewer: Viewer): View {
  const { options, hands, turn, toBeat, passed, history, ending } = state;
  const counts = hands.map((held) => held.length);
  const hand = viewer === "spectator" ? [] : (hands[viewer] as readonly Card[]);
  return {
    options,
    turn,
    toBeat,
    passed,
    history,
    ending,
    viewer,
    hand,
    counts,
    hands: ending === null ? null : hands,
  };
}

/** Whose turn it is, or how it ended. */
export function status(view: View): Status {
  if (view.hands === null) return { kind: "playing", seat: view.turn };
  const rule = view.ending === "timeout" ? "BT-E2" : "BT-E1";
  return { kind: "over", scores: scores(view.options, view.hands), rule };
}

/** The seat that comes after another. */
export const seatAfter = (from: Seat): Seat => seat((from + 1) % SEATS);

/** Whether nothing has been played yet. */
export const isOpening = (table: PublicTable): boolean => table.history.length === 0;
