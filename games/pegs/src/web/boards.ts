/** The boards that are offered by name. */

import { must } from "@baize/kernel";
import { SHAPE_NAMES, type ShapeName, usualVacancy } from "../rules/boards.ts";
import { type Board, parseBoardName } from "../rules/index.ts";
import { say } from "../words/index.ts";

/** A board that is offered: its deal, and what it looks like. */
export interface Offer {
  readonly deal: string;
  readonly title: string;
  readonly board: Board;
}

const offer = (deal: string, title: string): Offer => ({ deal, title, board: must(parseBoardName(deal)) });

/** A full shape that is offered, with its usual hole empty. */
export interface ShapeOffer extends Offer {
  readonly shape: ShapeName;
}

const shapeOffer = (shape: ShapeName): ShapeOffer => ({
  shape,
  ...offer(`${shape}-${usualVacancy(shape)}`, say.shape({ shape })),
});

/** Every full shape but the hexagon of 19, which no single vacancy wins: its ladder has puzzles instead. */
export const shapes = (): readonly ShapeOffer[] => SHAPE_NAMES.filter((name) => name !== "hexagon19").map(shapeOffer);

/** The shapes that are offered beside the board. */
const BESIDE = [
  "english",
  "european",
  "triangle15",
  "hexagon37",
  "diamond41",
  "square5",
  "triangle21",
  "wiegleb",
] as const;

/** Some shapes that look different. */
export const offered = (): readonly ShapeOffer[] => BESIDE.map(shapeOffer);

const DOCUMENTED = ["easy", "cross", "plus", "pyramid", "arrow", "diamond", "skull"];

const figure = (shape: string): Offer => offer(shape, say.board({ shape }));

/** The document's seven boards, from the easiest on. */
export const documented = (): readonly Offer[] => DOCUMENTED.map(figure);

/** One more figure that is often played. */
export const fireplace = (): Offer => figure("fireplace");
