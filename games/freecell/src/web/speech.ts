/** Piles, cards and moves in words, for labels and announcements. */

import { rankOf } from "@baize/cards";
import { cardName, rankName, suitName } from "@baize/table";
import { formatPlace, freecell, type Place, type State } from "../rules/index.ts";
import type { Lying, Pile } from "./scene.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `column 3`, `cell b`, `home`. */
export const placeName = (place: Place): string =>
  place.kind === "foundation" ? "home" : `${place.kind === "cascade" ? "column" : "cell"} ${formatPlace(place)}`;

/** `Column 3, 7 cards`, `Cell b, empty`, `Hearts home, up to the four`. */
export function pileLabel({ place, suit, cards }: Pile): string {
  const top = cards.at(-1);
  if (place.kind === "foundation") {
    return `${capital(suitName(suit ?? 0))} home, ${top === undefined ? "empty" : `up to the ${rankName(rankOf(top))}`}`;
  }
  const name = capital(placeName(place));
  if (cards.length === 0) return `${name}, empty`;
  return place.kind === "cell" ? name : `${name}, ${cards.length} ${cards.length === 1 ? "card" : "cards"}`;
}

/** `Queen of hearts, column 3, 2 of 7`. */
export function cardLabel({ card, place, nth, of }: Lying): string {
  const name = capital(cardName(card));
  if (place.kind !== "cascade") return `${name}, ${placeName(place)}`;
  return `${name}, ${placeName(place)}, ${nth} of ${of}`;
}

/** A move as a sentence: `Queen of hearts to column 4.` */
export function describe(text: string, state: State): string {
  const move = freecell.parseMove(text, state);
  if (!move.ok) return text;
  const { from, to, count } = move.value;
  const held =
    from.kind === "cascade" ? state.cascades[from.index] : from.kind === "cell" ? [state.cells[from.index]] : [];
  const card = held?.at(-count);
  if (card === undefined || card === null) return text;
  const more = count > 1 ? ` and ${count - 1} more` : "";
  const onto = to.kind === "cascade" ? state.cascades[to.index]?.at(-1) : undefined;
  const where = onto === undefined ? placeName(to) : `the ${cardName(onto)}, ${placeName(to)}`;
  return `${capital(cardName(card))}${more} ${to.kind === "foundation" ? "home" : `to ${where}`}.`;
}
