/** Cards, exceptions and types of the FreeCell specification (MIS), each wrong in one sentence. */

import type { Door } from "@baize/conformance";
import { CardT, type CellT, GameBoardT, SuitT } from "../mis/index.ts";

class SameOnly extends CardT {
  override equals(other: CardT): boolean {
    return this === other;
  }
}
class SameRank extends CardT {
  override equals(other: CardT): boolean {
    return this.getRank() === other.getRank();
  }
}
class StackSays extends GameBoardT {
  override place(cell: CellT, i: number, card: CardT) {
    this.getCell(cell, i).push(card);
    super.place(cell, i, card);
  }
}
/** Boards that make an index, or a cell, of whatever they are given. */
class TextIndex extends GameBoardT {
  override getCell(cell: CellT, n: number) {
    return super.getCell(cell, Number(n));
  }
}
class HalfIndex extends GameBoardT {
  override getCell(cell: CellT, n: number) {
    return super.getCell(cell, Math.floor(n));
  }
}
class OtherIsHome extends GameBoardT {
  override getCell(cell: CellT, n: number) {
    return super.getCell(cell === "Tableau" || cell === "FreeCell" ? cell : "HomeCell", n);
  }
}

/** What is exchanged, and the sentence that breaks. */
export const VALUES: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  ["equal-is-the-same", "FC-DM5", { CardT: SameOnly }],
  ["equal-by-rank", "FC-DM5", { CardT: SameRank }],
  ["full-says-the-stack", "FC-DM29", { GameBoardT: StackSays }],
  ["text-for-index", "FC-DM31", { GameBoardT: TextIndex }],
  ["half-an-index", "FC-DM31", { GameBoardT: HalfIndex }],
  ["any-other-cell-is-home", "FC-DM31", { GameBoardT: OtherIsHome }],
  ["constants-change", "FC-DM32", { SuitT: { ...SuitT } }],
];
