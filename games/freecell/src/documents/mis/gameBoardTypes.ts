/** The document's Game Board Types module. */

/** The three kinds of cell. */
export const CellT = Object.freeze({ FreeCell: "FreeCell", HomeCell: "HomeCell", Tableau: "Tableau" } as const);
export type CellT = keyof typeof CellT;
