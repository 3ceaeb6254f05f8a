/** FreeCell's door: the rules, and what a screen or a solver needs to speak of a table. */

export { type Autoplay, autoplay } from "./autoplay.ts";
export type { Deal } from "./deal.ts";
export { freecell } from "./game.ts";
export { memberName } from "./manners.ts";
export { type Move, mostCards } from "./moves.ts";
export { MEMBERS, type Member, memberOf, type Options, RANGES } from "./options.ts";
export { cascade, cell, formatPlace, HOME, type Place } from "./place.ts";
export { placeName } from "./place-name.ts";
export type { FreecellShape } from "./shape.ts";
export type { Position, State } from "./state.ts";
