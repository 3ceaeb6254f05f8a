/** The source document's modules, name for name. */

export { App, GameplayField, type Screen, type SeatPicture } from "./app.ts";
export { Card, type Faces } from "./card.ts";
export { suits, suitsPath, suitVal, type, valuesPath } from "./constants.ts";
export { FileNotFound, InvalidCombination, InvalidInput } from "./errors.ts";
export { Game } from "./game.ts";
export { Player } from "./player.ts";
export { PlayerBot } from "./playerbot.ts";
export { Rules, type Turn } from "./rules.ts";
