/** The assignment's two ways to move. */

/** One card at a time, or builds of several cards. */
export const GameType = Object.freeze({ SINGLEMOVE: "SINGLEMOVE", MULTIMOVE: "MULTIMOVE" } as const);
export type GameType = keyof typeof GameType;
