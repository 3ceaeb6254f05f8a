/** The source document's modules, name for name. */

export { App, GameplayField, type Screen, type SeatPicture } from "./app.ts";
export { Card, FACES, type Faces } from "./card.ts";
export {
  Num,
  type NumT,
  type SuiteT,
  suits as Suite,
  suits,
  suitsPath,
  suitVal as SuiteVal,
  suitVal,
  type,
  valuesPath,
} from "./constants.ts";
export { FileNotFound, InvalidCombination, InvalidInput } from "./errors.ts";
export { Game } from "./game.ts";
export { Player } from "./player.ts";
export { PlayerBot } from "./playerbot.ts";
export { Rules, type Turn } from "./rules.ts";
