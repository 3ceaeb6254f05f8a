/** The source document's own words, which no language changes. */

import type { Words } from "@baize/kernel";

/** What stands above the board where the document prints a game. */
export const BOARD_STATUS = "Board Status:";

/** What the document says of a slot that is not as a jump needs it. */
export const DOCUMENT_WORDS: Words = {
  "slot-not-occupied": (d) => `Slot at (${d.row}, ${d.column}) is not O`,
  "slot-not-unoccupied": (d) => `Slot at (${d.row}, ${d.column}) is not .`,
};
