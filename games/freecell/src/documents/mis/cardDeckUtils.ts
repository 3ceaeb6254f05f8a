/** The document's Card Deck Utils module. */

import type { Random } from "@baize/kernel";
import { freshRandom } from "../outside.ts";
import { CardT } from "./cardT.ts";
import { RankT, SuitT } from "./cardTypes.ts";

/** Makes decks. */
export const CardDeckUtils = {
  /** The 52 cards, every order as likely as any other; give a random stream to have the same order again. */
  randomDeck(random: Random = freshRandom()): CardT[] {
    const deck = Object.values(SuitT).flatMap((suit) => Object.values(RankT).map((rank) => new CardT(suit, rank)));
    return random.shuffle(deck);
  },
};
