/** Hidden cards: worlds that fit what a viewer knows, and the same table with its secrets dealt again. */

import { type Card, DECK } from "@baize/cards";
import { type Random, type Seat, seat, type Viewer } from "@baize/kernel";
import { ladderOf, sortCards, strengthOf } from "./ladder.ts";
import { dealtHands, replay } from "./replay.ts";
import { isOpening, type PublicTable, type State, seatAfter, type View } from "./state.ts";

const ALL_SEATS: readonly Seat[] = [0, 1, 2, 3].map(seat);

/**
 * The strength above which a seat can hold nothing: where the last-card rule made it play its highest card,
 * the rest of its hand is weaker. 52 when nothing is known.
 */
export function ceilings(table: PublicTable): readonly number[] {
  const ladder = ladderOf(table.options);
  const limits = [52, 52, 52, 52];
  if (!table.options.lastCard) return limits;
  const counts = [13, 13, 13, 13];
  for (const { seat, play } of table.history) {
    if (play === null) continue;
    if (play.kind === "single" && counts[seatAfter(seat)] === 1) {
      limits[seat] = Math.min(limits[seat] as number, strengthOf(ladder, play.cards[0] as Card));
    }
    counts[seat] = (counts[seat] as number) - play.cards.length;
  }
  return limits;
}

/** A table that looks like this to the viewer; every such table is equally likely. */
export function complete(view: View, random: Random): State {
  const { options, turn, toBeat, passed, history, ending } = view;
  const table = { options, turn, toBeat, passed, history, ending };
  if (view.hands !== null) return { ...table, hands: view.hands };
  const ladder = ladderOf(options);
  const hands: Card[][] = ALL_SEATS.map((who) => (who === view.viewer ? [...view.hand] : []));
  const known = new Set([...view.hand, ...history.flatMap((t) => t.play?.cards ?? [])]);
  const opener = ladder.cards[0] as Card;
  if (isOpening(view) && view.viewer !== turn) {
    hands[turn]?.push(opener);
    known.add(opener);
  }
  const limits = ceilings(view);
  let unseen: readonly Card[] = random.shuffle(DECK.filter((card) => !known.has(card)));
  // The seat with the lowest ceiling chooses first: what it may hold, every later seat may hold too.
  for (const who of ALL_SEATS.toSorted((a, b) => (limits[a] as number) - (limits[b] as number))) {
    const hand = hands[who] as Card[];
    const rest: Card[] = [];
    for (const card of unseen) {
      const fits = hand.length < (view.counts[who] as number) && strengthOf(ladder, card) < (limits[who] as number);
      (fits ? hand : rest).push(card);
    }
    unseen = rest;
  }
  return { ...table, hands: hands.map((hand) => sortCards(ladder, hand)) };
}

const SWAPS = 16;

/** Swaps hidden cards between hands, as long as the rules would have let every turn be made all the same. */
export function reshuffleSecrets(state: State, viewer: Viewer, random: Random): State {
  if (state.ending !== null) return state;
  const hidden = ALL_SEATS.filter((who) => who !== viewer && (state.hands[who]?.length ?? 0) > 0);
  let current = state;
  for (let i = 0; i < SWAPS && hidden.length > 1; i++) {
    const [a, b] = random.shuffle(hidden) as [Seat, Seat];
    const given = random.pick(current.hands[a] as readonly Card[]);
    const taken = random.pick(current.hands[b] as readonly Card[]);
    const swap = (card: Card) => (card === given ? taken : card === taken ? given : card);
    const hands = current.hands.map((hand) => hand.map(swap));
    const replayed = replay(state.options, dealtHands({ ...current, hands }), state.history);
    if (replayed.ok && replayed.value.turn === state.turn) current = replayed.value;
  }
  return current;
}
