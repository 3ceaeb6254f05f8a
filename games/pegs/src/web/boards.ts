/** The boards that are offered by name. */

import { must } from "@baize/kernel";
import { SHAPE_NAMES, usualVacancy } from "../rules/boards.ts";
import { type Board, parseBoardName } from "../rules/index.ts";
import { say } from "../words/index.ts";

/** A board that is offered: its deal, and what it looks like. */
export interface Offer {
  readonly deal: string;
  readonly title: string;
  readonly board: Board;
}

const offer = (deal: string, title: string): Offer => ({ deal, title, board: must(parseBoardName(deal)) });

/** The full shapes, each with its usual hole empty. */
export const classics = (): readonly Offer[] =>
  SHAPE_NAMES.map((shape) => offer(`${shape}-${usualVacancy(shape)}`, say.shape({ shape })));

const DOCUMENTED = ["easy", "cross", "plus", "pyramid", "arrow", "diamond", "skull"];

const figure = (shape: string): Offer => offer(shape, say.board({ shape }));

/** The document's seven boards, from the easiest on. */
export const documented = (): readonly Offer[] => DOCUMENTED.map(figure);

/** One more figure that is often played. */
export const fireplace = (): Offer => figure("fireplace");
