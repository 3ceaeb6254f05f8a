/** What the document's BOARD is made of. */

import { type Board as Cells, cellAt } from "../rules/board.ts";
import { type Hole, holeAt, SIDE } from "../rules/hole.ts";
import { type SlotStatus, statusOfCell } from "./slots.ts";

/** What a board is made of: the document's `imp`, a value that is replaced and never changed. */
export class Implementation {
  readonly height = SIDE;
  readonly width = SIDE;
  readonly cells: Cells;

  constructor(cells: Cells) {
    this.cells = cells;
  }

  item(r: number, c: number): SlotStatus {
    return statusOfCell(cellAt(this.cells, holeAt(r, c) as Hole));
  }
}
