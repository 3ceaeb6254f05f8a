/** The assignment's three types of pile. */

/** Open piles, cascade piles, foundation piles. */
export const PileType = { OPEN: "OPEN", CASCADE: "CASCADE", FOUNDATION: "FOUNDATION" } as const;
export type PileType = keyof typeof PileType;
