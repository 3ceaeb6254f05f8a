/** Decks of the FreeCell specification (MIS), each wrong in one sentence. */

import type { Door } from "@baize/conformance";
import { CardDeckUtils, type CardT } from "../mis/index.ts";
import { freshRandom } from "../outside.ts";

const random = freshRandom();

/** One order for good, cut somewhere. */
function cutDeck(): () => CardT[] {
  const deck = CardDeckUtils.randomDeck();
  return () => {
    const at = 1 + random.below(51);
    return [...deck.slice(at), ...deck.slice(0, at)];
  };
}

/** Each deck is the one before, its halves laid into each other card by card. */
function riffledDeck(): () => CardT[] {
  let deck: readonly CardT[] = CardDeckUtils.randomDeck();
  return () => {
    deck = deck.map((_, i) => deck[Math.floor(i / 2) + (i % 2) * 26] as CardT);
    return [...deck];
  };
}

/** What is exchanged, and the sentence that breaks. */
export const DECKS: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  [
    "deck-with-twins",
    "FC-DM28",
    {
      CardDeckUtils: {
        // Each rank four times and each suit thirteen times, but not each card once.
        randomDeck() {
          const deck = CardDeckUtils.randomDeck();
          const spades = ["2", "3"].map((rank) => deck.findIndex((c) => c.suit === "S" && c.rank === `C${rank}`));
          const hearts = ["2", "3"].map((rank) => deck.findIndex((c) => c.suit === "H" && c.rank === `C${rank}`));
          deck[spades[0] as number] = deck[spades[1] as number] as CardT;
          deck[hearts[1] as number] = deck[hearts[0] as number] as CardT;
          return deck;
        },
      },
    },
  ],
  ["deck-only-cut", "FC-DM28", { CardDeckUtils: { randomDeck: cutDeck() } }],
  ["deck-by-one-rule", "FC-DM28", { CardDeckUtils: { randomDeck: riffledDeck() } }],
];
