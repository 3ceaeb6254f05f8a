/** What the document's BOARD is made of. */

import { type Cells, SIDE, signAt } from "./cells.ts";
import { requires } from "./contract.ts";
import { type SlotStatus, statusOfCell } from "./slots.ts";

const CELLS = /^[O.*]{49}$/;

/** What a board is made of: the document's `imp`, a value that is replaced and never changed. */
export class Implementation {
  readonly height = SIDE;
  readonly width = SIDE;
  readonly cells: Cells;

  constructor(cells: Cells) {
    requires({ valid_board: () => typeof cells === "string" && CELLS.test(cells) });
    this.cells = cells;
    Object.freeze(this);
  }

  item(r: number, c: number): SlotStatus {
    return statusOfCell(signAt(this.cells, r, c));
  }
}
