/** The document's three slot statuses, each a single shared object. */

import { type Cell, EMPTY, PEG, UNAVAILABLE } from "../rules/board.ts";

/** What a slot of the board is. */
export abstract class SlotStatus {
  /** The sign of the status on a printed board. */
  abstract readonly out: Cell;
}

/** A slot available for movement, with a peg. */
export class OccupiedSlot extends SlotStatus {
  readonly out = PEG;
}

/** A slot available for movement, without a peg. */
export class UnoccupiedSlot extends SlotStatus {
  readonly out = EMPTY;
}

/** A slot not available for movement. */
export class UnavailableSlot extends SlotStatus {
  readonly out = UNAVAILABLE;
}

const shared = { occupied: new OccupiedSlot(), unoccupied: new UnoccupiedSlot(), unavailable: new UnavailableSlot() };

/** The way to the shared statuses: every access gives the same objects. */
export class SlotStatusAccess {
  get occupiedSlot(): OccupiedSlot {
    return shared.occupied;
  }

  get unoccupiedSlot(): UnoccupiedSlot {
    return shared.unoccupied;
  }

  get unavailableSlot(): UnavailableSlot {
    return shared.unavailable;
  }
}

/** The shared status with this sign. */
export function statusOfCell(cell: Cell): SlotStatus {
  if (cell === PEG) return shared.occupied;
  return cell === EMPTY ? shared.unoccupied : shared.unavailable;
}
