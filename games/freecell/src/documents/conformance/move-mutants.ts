/** Boards of the FreeCell specification (MIS) that move in another way, or look elsewhere. */

import { BoardError } from "../mis/boardError.ts";
import { CardStackT, type CellT, GameBoardT } from "../mis/index.ts";

type Move = [c0: CellT, n0: number, c1: CellT, n1: number];

export class UncheckedHome extends GameBoardT {
  override isValidMove(...move: Move) {
    return move[0] === "HomeCell" ? false : super.isValidMove(...move);
  }
}
/** Nothing leaves a home cell, and so it does not look where to. */
export class HomeLooksNowhere extends GameBoardT {
  override isValidMove(...move: Move) {
    this.getCell(move[0], move[1]);
    return move[0] === "HomeCell" ? false : super.isValidMove(...move);
  }
}
/** A card that may not go where it is sent is gone, when it came from a free cell. */
export class Drops extends GameBoardT {
  readonly #gone = new Set<number>();

  override getCell(cell: CellT, n: number) {
    return cell === "FreeCell" && this.#gone.has(n) ? new CardStackT(1, []) : super.getCell(cell, n);
  }
  override makeMove(...move: Move) {
    try {
      super.makeMove(...move);
    } catch (error) {
      if (move[0] === "FreeCell") this.#gone.add(move[1]);
      throw error;
    }
  }
}
export class MoveBeforeCell extends GameBoardT {
  override makeMove(...move: Move) {
    try {
      super.makeMove(...move);
    } catch {
      throw new BoardError("invalid_move", "");
    }
  }
}
export class Copies extends GameBoardT {
  override makeMove(...[c0, n0, c1, n1]: Move) {
    if (!this.isValidMove(c0, n0, c1, n1)) throw new BoardError("invalid_move", "");
    this.place(c1, n1, this.getCell(c0, n0).top());
  }
}
export class Silent extends GameBoardT {
  override makeMove(...move: Move) {
    if (this.isValidMove(...move)) super.makeMove(...move);
  }
}
