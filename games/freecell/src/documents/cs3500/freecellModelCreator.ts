/** The assignment's maker of models. */

import { demandGiven, IllegalArgumentException } from "./exceptions.ts";
import type { FreecellModel } from "./freecellModel.ts";
import { GameType } from "./gameType.ts";
import type { PlayingCard } from "./playingCard.ts";
import { SimpleFreecellModel } from "./simpleFreecellModel.ts";

/** Makes the model for a type of game. */
export const FreecellModelCreator = {
  create(type: GameType): FreecellModel<PlayingCard> {
    if (!Object.hasOwn(GameType, demandGiven(type, "A game type"))) {
      throw new IllegalArgumentException(`"${type}" is not a game type.`);
    }
    return new SimpleFreecellModel(type);
  },
};
