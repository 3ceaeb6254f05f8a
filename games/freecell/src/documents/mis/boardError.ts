/** The exceptions of the document's game board. */

/** A misused board; its `name` is the document's word. */
export class BoardError extends Error {
  override readonly name: "invalid_argument" | "invalid_config" | "invalid_cell" | "invalid_move";

  constructor(name: BoardError["name"], message: string) {
    super(message);
    this.name = name;
  }
}
