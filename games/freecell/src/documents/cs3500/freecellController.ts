/** The assignment's interface for playing by text. */

/** Plays a game with cards of type `K`. */
export interface FreecellController<K> {
  /** Starts a game and plays it until it is over, left, or out of input. */
  playGame(deck: readonly K[], numCascades: number, numOpens: number, shuffle: boolean): Promise<void>;
}
