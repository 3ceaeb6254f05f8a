/** A deal: a seed that shuffles the deck, or four hands written out. */

import { type Card, DECK, formatCards, isWholeDeck, parseCards } from "@baize/cards";
import { type Chance, type Codec, ok, Random, type Result, refuse } from "@baize/kernel";

/** How many play. */
export const SEATS = 4;

/** How many cards each seat is dealt. */
export const HAND_SIZE = 13;

/** Everything decided before the first play. */
export type Deal =
  | { readonly kind: "seed"; readonly seed: string }
  | { readonly kind: "hands"; readonly hands: readonly (readonly Card[])[] };

const SEED_TEXT = /^[A-Za-z0-9_-]{1,64}$/;

/** Deals as text: a seed such as `617`, or four hands split by strokes. */
export const dealText: Codec<Deal> = {
  parse(text) {
    const trimmed = text.trim();
    if (SEED_TEXT.test(trimmed)) return ok({ kind: "seed", seed: trimmed });
    if (!trimmed.includes("/")) return refuse("bad-deal", "BT-D3", { text });
    const hands: Card[][] = [];
    for (const part of trimmed.split("/")) {
      const hand = parseCards(part);
      if (!hand.ok) return hand;
      hands.push(hand.value);
    }
    return ok({ kind: "hands", hands });
  },
  format: (deal) =>
    deal.kind === "seed" ? deal.seed : deal.hands.map((hand) => formatCards(hand, "letters")).join(" / "),
};

/** A fresh seed of 128 bits: too many to guess a table's hands from one's own. */
export function randomDeal(chance: Chance): Deal {
  const word = () => chance.next().toString(16).padStart(8, "0");
  return { kind: "seed", seed: word() + word() + word() + word() };
}

const handsOf = (deck: readonly Card[]): readonly (readonly Card[])[] =>
  [0, 1, 2, 3].map((seat) => deck.slice(HAND_SIZE * seat, HAND_SIZE * (seat + 1)));

/** Four hands of a deck that is shuffled card by card. */
export const shuffledDeal = (chance: Chance): Deal => ({ kind: "hands", hands: handsOf(chance.shuffle(DECK)) });

/** The four hands of a deal, seat by seat. */
export function dealHands(deal: Deal): Result<readonly (readonly Card[])[]> {
  if (deal.kind === "hands") {
    const { hands } = deal;
    const fits =
      hands.length === SEATS && hands.every((hand) => hand.length === HAND_SIZE) && isWholeDeck(hands.flat());
    return fits ? ok(hands) : refuse("not-a-full-deal", "BT-D2");
  }
  return ok(handsOf(Random.fromSeed(deal.seed).shuffle(DECK)));
}
