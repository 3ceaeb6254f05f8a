/** The door of the game's rules. */

export { nullGame } from "./game.ts";
export { cardSign } from "./notation.ts";
export type { NullShape } from "./shape.ts";
export type { Card, Move, View } from "./state.ts";
