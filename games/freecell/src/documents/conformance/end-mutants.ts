/** Boards of the FreeCell specification (MIS) that do not know when it is over. */

import type { Door } from "@baize/conformance";
import { type CardStackT, type CellT, GameBoardT, RankT } from "../mis/index.ts";

const RANKS = Object.keys(RankT);
type Move = [c0: CellT, n0: number, c1: CellT, n1: number];

export class AlwaysMoves extends GameBoardT {
  override validMoveExists() {
    return true;
  }
}
export class MovesFromTableaux extends GameBoardT {
  override validMoveExists() {
    const cells = [0, 1, 2, 3, 4, 5, 6, 7];
    return cells.some((from) => cells.some((to) => this.isValidMove("Tableau", from, "Tableau", to)));
  }
}
export class WonBySize extends GameBoardT {
  override isInWinState() {
    return [0, 1, 2, 3].every((i) => this.getCell("HomeCell", i).getSize() === 13);
  }
}
/** Won when the ace is at the bottom and the king on top, whatever lies between. */
export class WonByEnds extends GameBoardT {
  override isInWinState() {
    return [0, 1, 2, 3].every((n) => {
      const ranks = this.getCell("HomeCell", n)
        .toSeq()
        .map((card) => card.getRank());
      return ranks.length === 13 && ranks[0] === "A" && ranks[12] === "K";
    });
  }
}
/** Won by thirteen cards of which the last is not looked at. */
export class WonWithoutKing extends GameBoardT {
  override isInWinState() {
    return [0, 1, 2, 3].every((n) => {
      const ranks = this.getCell("HomeCell", n)
        .toSeq()
        .map((card) => card.getRank());
      return ranks.length === 13 && ranks.slice(0, 12).join() === RANKS.slice(0, 12).join();
    });
  }
}
export class WonByOne extends GameBoardT {
  override isInWinState() {
    return [0, 1, 2, 3].some((i) => this.getCell("HomeCell", i).getSize() === 13);
  }
}
/** A board that looks for moves in some places alone. */
export const looking = (isLookedAt: (...move: Move) => boolean): Partial<Door> => ({
  GameBoardT: class extends GameBoardT {
    override validMoveExists() {
      return CELLS.some(([c0, n0]) =>
        CELLS.some(([c1, n1]) => isLookedAt(c0, n0, c1, n1) && this.isValidMove(c0, n0, c1, n1)),
      );
    }
  },
});
export const LAST = { Tableau: 7, FreeCell: 3, HomeCell: 3 } as const;
const CELLS = (Object.keys(LAST) as (keyof typeof LAST)[]).flatMap((cell) =>
  Array.from({ length: LAST[cell] + 1 }, (_, n) => [cell as CellT, n] as const),
);
export class MovesWhenWon extends GameBoardT {
  override validMoveExists() {
    return this.isInWinState() || super.validMoveExists();
  }
}
const isWinning = (stack: CardStackT): boolean =>
  stack
    .toSeq()
    .map((one) => one.getRank())
    .join() === RANKS.join();
/** A board that thinks all is lost when its free cells are full and nothing lies on its tableaux. */
export class NoMovesFromFull extends GameBoardT {
  override validMoveExists() {
    const isHeld = (cell: CellT, n: number) => this.getCell(cell, n).getSize() > 0;
    const isFull = [0, 1, 2, 3].every((n) => isHeld("FreeCell", n));
    const isBare = [0, 1, 2, 3, 4, 5, 6, 7].every((n) => !isHeld("Tableau", n));
    return super.validMoveExists() && !(isFull && isBare);
  }
}
/** A board that is won by some of its home cells. */
export const wonBy = (homes: readonly number[]): Partial<Door> => ({
  GameBoardT: class extends GameBoardT {
    override isInWinState() {
      return homes.every((i) => isWinning(this.getCell("HomeCell" as CellT, i)));
    }
  },
});
export class WonBySuit extends GameBoardT {
  override isInWinState() {
    const homes = [0, 1, 2, 3].map((i) => this.getCell("HomeCell", i).toSeq());
    return super.isInWinState() && homes.every((seq) => new Set(seq.map((one) => one.getSuit())).size === 1);
  }
}
