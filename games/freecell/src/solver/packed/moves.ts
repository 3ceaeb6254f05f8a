/**
 * A packed move is one number: the lowest card that moves (6 bits), what it comes to lie on (6), the slot it leaves (7) and the
 * slot it reaches.
 */

/** The lowest card that moves. */
export const movedCard = (move: number): number => move & 63;
/** What it comes to lie on. */
export const movedOnto = (move: number): number => (move >> 6) & 63;
