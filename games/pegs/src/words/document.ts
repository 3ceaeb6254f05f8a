/** The source document's own words, which no language changes. */

/** What stands above the board where the document prints a game. */
export const BOARD_STATUS = "Board Status:";
