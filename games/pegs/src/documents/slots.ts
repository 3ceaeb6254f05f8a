/** The document's three slot statuses, each a single shared object. */

import { type Cell, EMPTY, PEG, UNAVAILABLE } from "../rules/board.ts";
import { requires } from "./contract.ts";

/** The three statuses: none is made after them. */
const made: SlotStatus[] = [];

/** What a slot of the board is: a value that nobody can change. */
export abstract class SlotStatus {
  constructor() {
    requires({ valid_status: () => made.length < 3 });
    made.push(Object.freeze(this));
  }

  /** The sign of the status on a printed board. */
  abstract get out(): Cell;

  /** Whether a value is one of the three. */
  static is(value: unknown): value is SlotStatus {
    return made.includes(value as SlotStatus);
  }
}

/** A slot available for movement, with a peg. */
export class OccupiedSlot extends SlotStatus {
  get out(): Cell {
    return PEG;
  }
}

/** A slot available for movement, without a peg. */
export class UnoccupiedSlot extends SlotStatus {
  get out(): Cell {
    return EMPTY;
  }
}

/** A slot not available for movement. */
export class UnavailableSlot extends SlotStatus {
  get out(): Cell {
    return UNAVAILABLE;
  }
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

/** The one access everybody shares. */
export const SLOT_STATUSES = Object.freeze(new SlotStatusAccess());

/** The shared status with this sign. */
export function statusOfCell(cell: Cell): SlotStatus {
  if (cell === PEG) return shared.occupied;
  return cell === EMPTY ? shared.unoccupied : shared.unavailable;
}
