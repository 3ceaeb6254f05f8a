/** How a Board and a Game come to be: by their makers alone, the document's creation features. */

import type { FIGURES } from "../rules/boards.ts";
import { requires } from "./contract.ts";

/** The document's templates by name. */
export type Template = Exclude<keyof typeof FIGURES, "fireplace">;

/** What only the makers have. */
export const MAKER = Symbol();

/** Throws unless a maker is at work, or a class that inherits and has ways of its own. */
export const requiresMaker = (isHeir: boolean, maker: unknown): void =>
  requires({ valid_maker: () => isHeir || maker === MAKER });

/** The class that a maker was called on: the maker's own, also when it was taken off its class, or one that inherits. */
export const classGiven = <C extends object>(own: C, given: unknown): C =>
  Object.prototype.isPrototypeOf.call(own, given as object) ? (given as C) : own;
