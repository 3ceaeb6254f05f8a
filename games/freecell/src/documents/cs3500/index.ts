/** The door of the CS3500 FreeCell assignments, name for name. */

export { IllegalArgumentException, IllegalStateException, IOException } from "./exceptions.ts";
export type { FreecellController } from "./freecellController.ts";
export type { FreecellModel } from "./freecellModel.ts";
export { FreecellModelCreator } from "./freecellModelCreator.ts";
export type { FreecellModelState } from "./freecellModelState.ts";
export { FreecellTextView } from "./freecellTextView.ts";
export type { Appendable, FreecellView } from "./freecellView.ts";
export { GameType } from "./gameType.ts";
export { PileType } from "./pileType.ts";
export { PlayingCard } from "./playingCard.ts";
export { SimpleFreecellController } from "./simpleFreecellController.ts";
export { SimpleFreecellModel } from "./simpleFreecellModel.ts";
export type { Readable } from "./tokenReader.ts";
