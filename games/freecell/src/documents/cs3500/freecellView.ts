/** The assignment's interface for showing a game. */

/** Where text is written; one that writes later answers with a promise. */
export interface Appendable {
  append(text: string): unknown;
}

/** Shows a game as text; what is written later is told by a promise. */
export interface FreecellView {
  /** The board, one pile to a line; empty before the game starts. */
  toString(): string;
  /** Writes the board. */
  renderBoard(): Promise<void> | undefined;
  /** Writes a message as it is. */
  renderMessage(message: string): Promise<void> | undefined;
}
