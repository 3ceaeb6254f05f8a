/** The door to the document's classes, name for name. */

export { Board, BoardTemplates, BoardTemplatesAccess } from "./board.ts";
export { type ContractKind, ContractViolation } from "./contract.ts";
export { Game } from "./game.ts";
export { History } from "./history.ts";
export { OccupiedSlot, SlotStatus, SlotStatusAccess, UnavailableSlot, UnoccupiedSlot } from "./slots.ts";
