/** The assignment's three types of pile. */

/** Open piles, cascade piles, foundation piles. */
export const PileType = Object.freeze({ OPEN: "OPEN", CASCADE: "CASCADE", FOUNDATION: "FOUNDATION" } as const);
export type PileType = keyof typeof PileType;
