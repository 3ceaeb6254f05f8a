/** The door of the game's rules. */

export { game, type NullShape } from "./game.ts";
