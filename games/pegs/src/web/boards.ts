/** The boards that are offered by name. */

import { must } from "@baize/kernel";
import { type Board, parseBoardName } from "../rules/index.ts";

/** A board that is offered: its deal, and what it looks like. */
export interface Offer {
  readonly deal: string;
  readonly title: string;
  readonly board: Board;
}

const offer = (deal: string, title: string): Offer => ({ deal, title, board: must(parseBoardName(deal)) });

/** The classic shapes, each with its usual hole empty. */
export const CLASSICS: readonly Offer[] = [
  offer("english-d4", "English"),
  offer("european-c1", "European"),
  offer("square5-d3", "Square of 25"),
  offer("square6-a1", "Square of 36"),
  offer("square7-d2", "Square of 49"),
];

/** The document's seven boards, from the easiest on. */
export const DOCUMENTED: readonly Offer[] = [
  offer("easy", "Easy"),
  offer("cross", "Cross"),
  offer("plus", "Plus"),
  offer("pyramid", "Pyramid"),
  offer("arrow", "Arrow"),
  offer("diamond", "Diamond"),
  offer("skull", "Skull"),
];

/** One more figure that is often played. */
export const FIREPLACE: Offer = offer("fireplace", "Fireplace");
