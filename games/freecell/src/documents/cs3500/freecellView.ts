/** The assignment's interface for showing a game. */

/** Where text is written. */
export interface Appendable {
  append(text: string): unknown;
}

/** Shows a game as text. */
export interface FreecellView {
  /** The board, one pile to a line; empty before the game starts. */
  toString(): string;
  /** Writes the board. */
  renderBoard(): void;
  /** Writes a message as it is. */
  renderMessage(message: string): void;
}
