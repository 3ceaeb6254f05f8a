/** What lies where on the screen: every card of a state with its point, from the layout. */

import { type Card, card, RANKS, type Suit } from "@baize/cards";
import type { Point } from "@baize/hands";
import { cascade, cell, HOME, type Place, type State } from "../rules/index.ts";
import { HOME_ORDER } from "./home-order.ts";
import { indexInset, indexSize, type Layout, strip } from "./layout.ts";

/** A card on the screen. */
export interface Lying extends Point {
  readonly card: Card;
  readonly place: Place;
  /** How many cards lie on it. */
  readonly above: number;
  /** Its place in the pile, from 1. */
  readonly nth: number;
  readonly of: number;
  readonly z: number;
  /** Only its index is seen. */
  readonly covered: boolean;
  /** How tall its index is, and how far below the card's edge. */
  readonly index: number;
  readonly inset: number;
}

/** A pile and the box it takes cards in. */
export interface Pile extends Point {
  readonly place: Place;
  /** A word for the pile; unlike `place` it tells the foundations apart. */
  readonly id: string;
  /** Of a foundation: the suit it takes. */
  readonly suit?: Suit;
  readonly cards: readonly Card[];
  /** Where the next card would lie. */
  readonly next: Point;
}

/** The piles of a table in reading order: cells, foundations, columns. */
export function piles(state: State, places: Layout): readonly Pile[] {
  const at = (point: Point | undefined): Point => point ?? { x: 0, y: 0 };
  const cells = state.cells.map((held, i) => {
    const point = at(places.cells[i]);
    return { ...point, place: cell(i), id: `cell-${i}`, cards: held === null ? [] : [held], next: point };
  });
  const home = HOME_ORDER.map((suit) => {
    const point = places.home[suit];
    const cards = RANKS.slice(0, state.foundations[suit]).map((rank) => card(rank, suit));
    return { ...point, place: HOME, id: `home-${suit}`, suit, cards, next: point };
  });
  const columns = state.cascades.map((cards, i) => {
    const point = at(places.columns[i]);
    const next = { x: point.x, y: point.y + cards.length * strip(places, cards.length + 1) };
    return { ...point, place: cascade(i), id: `column-${i}`, cards, next };
  });
  return [...cells, ...home, ...columns];
}

/** Every card of the piles as it lies on the screen. */
export function scene(all: readonly Pile[], places: Layout): readonly Lying[] {
  return all.flatMap(({ place, cards, x, y }) => {
    const seen = strip(places, cards.length);
    const inColumn = place.kind === "cascade";
    const index = indexSize(places, inColumn ? seen : places.h);
    const inset = indexInset(places, inColumn ? seen : places.h);
    return cards.map((card, i) => {
      const above = cards.length - 1 - i;
      const point = { x, y: inColumn ? y + i * seen : y };
      return {
        ...point,
        card,
        place,
        above,
        nth: i + 1,
        of: cards.length,
        z: i + 1,
        covered: inColumn && above > 0,
        index,
        inset,
      };
    });
  });
}
