/** The assignment's maker of models. */

import { isNameIn } from "@baize/kernel";
import { demand } from "./exceptions.ts";
import type { FreecellModel } from "./freecellModel.ts";
import { GameType } from "./gameType.ts";
import type { PlayingCard } from "./playingCard.ts";
import { SimpleFreecellModel } from "./simpleFreecellModel.ts";

/** Makes the model for a type of game. */
export const FreecellModelCreator = Object.freeze({
  create(type: GameType): FreecellModel<PlayingCard> {
    demand(isNameIn(GameType, type), "A game type");
    return new SimpleFreecellModel(type);
  },
});
