/** Boards of the FreeCell specification (MIS) that move in another way, or look elsewhere. */

import type { Door } from "@baize/conformance";
import { BoardError } from "../mis/boardError.ts";
import { CardStackT, type CardT, type CellT, GameBoardT, RankT } from "../mis/index.ts";

const RANKS = Object.keys(RankT);
export const rank = (card: CardT): number => RANKS.indexOf(card.getRank());
type Move = [c0: CellT, n0: number, c1: CellT, n1: number];

/** A board whose rule about moves is another: it gets the moving card, where it goes, and what the true rule says. */
export const ruled = (
  rule: (is: boolean, card: CardT | null, top: CardT | null, move: Move, board: GameBoardT) => boolean,
): Partial<Door> => ({
  GameBoardT: class extends GameBoardT {
    override isValidMove(...move: Move): boolean {
      const is = super.isValidMove(...move);
      const [from, to] = [this.getCell(move[0], move[1]), this.getCell(move[2], move[3])];
      const [card, top] = [from, to].map((stack) => (stack.getSize() === 0 ? null : stack.top()));
      return rule(is, card ?? null, top ?? null, move, this);
    }
  },
});

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

/** A board where a card that goes this way also stays where it was. */
const staying = (c0: CellT, c1: CellT): Partial<Door> => ({
  GameBoardT: class extends GameBoardT {
    readonly #left = new Map<number, CardStackT>();

    override getCell(cell: CellT, n: number) {
      return (cell === c0 ? this.#left.get(n) : undefined) ?? super.getCell(cell, n);
    }
    override makeMove(...move: Move) {
      const source = this.getCell(move[0], move[1]);
      super.makeMove(...move);
      if (move[0] === c0 && move[2] === c1) this.#left.set(move[1], source);
    }
  },
});
/** A board that refuses a card of one rank on another, of a kind of cell, where the rule lets it go. */
const refusing = (kind: CellT, isRefused: (card: CardT, top: CardT) => boolean): Partial<Door> =>
  ruled((is, card, top, [, , c1]) => is && !(c1 === kind && card !== null && top !== null && isRefused(card, top)));
/** A board that shows, in a free cell that a tableau has gone to, the card of the tableau with the number of that cell. */
class WrongCard extends GameBoardT {
  readonly #held = new Map<number, CardStackT>();

  override getCell(cell: CellT, n: number) {
    return (cell === "FreeCell" ? this.#held.get(n) : undefined) ?? super.getCell(cell, n);
  }
  override makeMove(...move: Move) {
    const other = move[0] === "Tableau" && move[2] === "FreeCell" ? this.getCell("Tableau", move[3]) : null;
    super.makeMove(...move);
    if (other !== null && other.getSize() > 0) this.#held.set(move[3], new CardStackT(1, [other.top()]));
  }
}

const WAYS = (["Tableau", "FreeCell"] as const).flatMap((c0) =>
  (["Tableau", "FreeCell", "HomeCell"] as const).map((c1) => [c0, c1] as const),
);
/** What is exchanged, and the sentence that breaks. */
export const MOVES: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  ...WAYS.map(([c0, c1]): [string, string, Partial<Door>] => [
    `stays-${c0}-${c1}`.toLowerCase(),
    "FC-DM25",
    staying(c0, c1),
  ]),
  ["wrong-card-to-free-cell", "FC-DM25", { GameBoardT: WrongCard }],
  ["no-queen-on-king", "FC-DM18", refusing("Tableau", (_card, top) => top.getRank() === "K")],
  ["no-ace-on-two", "FC-DM18", refusing("Tableau", (card) => card.getRank() === "A")],
  ["no-clubs-on-red", "FC-DM18", refusing("Tableau", (card) => card.getSuit() === "C")],
  ["no-king-home", "FC-DM20", refusing("HomeCell", (card) => card.getRank() === "K")],
  [
    "full-at-18",
    "FC-DM23",
    ruled((is, _card, _top, [, , c1, n1], board) => is && !(c1 === "Tableau" && board.getCell(c1, n1).getSize() >= 18)),
  ],
  [
    "full-takes-from-free-cells",
    "FC-DM23",
    ruled(
      (is, card, top, [c0, , c1]) =>
        is ||
        (c0 === "FreeCell" &&
          c1 === "Tableau" &&
          card !== null &&
          top !== null &&
          rank(card) === rank(top) - 1 &&
          card.getColour() !== top.getColour()),
    ),
  ],
];
