/** The document's Card Deck Utils module. */

import { Random, shownValue } from "@baize/kernel";
import { freshRandom } from "../outside.ts";
import { BoardError } from "./boardError.ts";
import { CardT } from "./cardT.ts";
import { RankT, SuitT } from "./cardTypes.ts";

/** The 52 cards, every order as likely as any other; give a random stream to have the same order again. */
export function CardDeckUtils_randomDeck(random: Random = freshRandom()): CardT[] {
  if (!Random.is(random)) throw new BoardError("invalid_argument", `${shownValue(random)} is no random stream.`);
  const deck = Object.values(SuitT).flatMap((suit) => Object.values(RankT).map((rank) => new CardT(suit, rank)));
  return random.shuffle(deck);
}

/** Makes decks: the module with its one routine, whose whole name the document writes with a blank. */
export const CardDeckUtils = Object.freeze({ randomDeck: CardDeckUtils_randomDeck });
