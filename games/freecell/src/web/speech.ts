/** Piles and cards in words, for labels. */

import { cardName, rankName, rankOf, suitName } from "@baize/cards";
import { placeName } from "../rules/index.ts";
import { say } from "../words/index.ts";
import type { Lying, Pile } from "./scene.ts";

/** `Column 3, 7 cards`, `Cell b, empty`, `Hearts home, up to the four`. */
export function pileLabel({ place, suit: home, cards }: Pile): string {
  const top = cards.at(-1);
  if (place.kind === "foundation") {
    const suit = suitName(home ?? 0);
    return top === undefined ? say.homeEmpty({ suit }) : say.homeUpTo({ suit, rank: rankName(rankOf(top)) });
  }
  const name = placeName(place);
  if (cards.length === 0) return say.pileEmpty({ place: name });
  return place.kind === "cell" ? say.pileCell({ place: name }) : say.pileColumn({ place: name, count: cards.length });
}

/** `Queen of hearts, column 3, 2 of 7`. */
export function cardLabel({ card, place, nth, of }: Lying): string {
  const facts = { card: cardName(card), place: placeName(place) };
  return place.kind === "cascade" ? say.cardInColumn({ ...facts, nth, of }) : say.cardThere(facts);
}
