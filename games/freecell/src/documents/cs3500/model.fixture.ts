/** Tables of the document's model, for its tests. */

import { type FreecellModel, FreecellModelCreator, FreecellTextView, GameType, PlayingCard } from "./index.ts";

export const shown = (model: FreecellModel<PlayingCard>) => new FreecellTextView(model).toString();
export const line = (model: FreecellModel<PlayingCard>, name: string) =>
  shown(model)
    .split("\n")
    .find((text) => text.startsWith(`${name}:`));

/** The deck that deals these columns, all of the same length or the first ones one longer. */
export const dealing = (...columns: string[]) => {
  const lists = columns.map((column) => column.split(" "));
  return Array.from(
    { length: 52 },
    (_, i) => new PlayingCard(lists[i % lists.length]?.[Math.floor(i / lists.length)] ?? ""),
  );
};

/** Aces on top, kings at the bottom: four columns of one suit each. */
export const EASY = dealing(
  ..."♣♦♥♠".split("").map((suit) => `K Q J 10 9 8 7 6 5 4 3 2 A`.replaceAll(/\w+/g, `$&${suit}`)),
);

export const started = (deck = EASY, cascades = 4, opens = 4, type: GameType = GameType.SINGLEMOVE) => {
  const model = FreecellModelCreator.create(type);
  model.startGame(deck, cascades, opens, false);
  return model;
};
