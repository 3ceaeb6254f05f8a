/** The door of the game's rules. */

export { type NullShape, nullGame } from "./game.ts";
