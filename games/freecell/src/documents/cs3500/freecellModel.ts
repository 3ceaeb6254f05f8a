/** The assignment's interface for playing a game. */

import type { FreecellModelState } from "./freecellModelState.ts";
import type { PileType } from "./pileType.ts";

/** A game with cards of type `K`. */
export interface FreecellModel<K> extends FreecellModelState<K> {
  /** A valid deck, in a fresh list. */
  getDeck(): K[];
  /** Deals a deck, shuffled or as it is, and starts a new game. */
  startGame(deck: readonly K[], numCascades: number, numOpens: number, shuffle: boolean): void;
  /** Moves the cards from `cardIndex` to the end of one pile to another. */
  move(
    sourceType: PileType,
    sourcePileNumber: number,
    cardIndex: number,
    destinationType: PileType,
    destPileNumber: number,
  ): void;
  /** Whether all cards are in the foundation piles. */
  isGameOver(): boolean;
}
