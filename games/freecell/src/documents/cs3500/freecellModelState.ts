/** The assignment's interface for looking at a game. */

/** What can be asked about a game with cards of type `K`. Piles and cards count from 0. */
export interface FreecellModelState<K> {
  /** How many cards lie in a foundation pile. */
  getNumCardsInFoundationPile(index: number): number;
  /** How many cascade piles there are; -1 before the game starts. */
  getNumCascadePiles(): number;
  /** How many cards lie in a cascade pile. */
  getNumCardsInCascadePile(index: number): number;
  /** How many cards lie in an open pile. */
  getNumCardsInOpenPile(index: number): number;
  /** How many open piles there are; -1 before the game starts. */
  getNumOpenPiles(): number;
  /** A card of a foundation pile. */
  getFoundationCardAt(pileIndex: number, cardIndex: number): K;
  /** A card of a cascade pile. */
  getCascadeCardAt(pileIndex: number, cardIndex: number): K;
  /** The card in an open pile; null when it is empty. */
  getOpenCardAt(pileIndex: number): K | null;
}
