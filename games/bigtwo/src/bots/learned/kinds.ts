/** Kinds of play by the numbers the network was taught; a pass is 0. */

import { categoryOf } from "../packed/rules.ts";

export const NO_PLAY = 0;
export const SINGLE = 1;
export const PAIR = 2;
export const TRIPLE = 3;
export const TWO_PAIR = 4;
export const FOUR = 5;
export const STRAIGHT = 6;
export const FLUSH = 7;
export const FULL_HOUSE = 8;
export const FOUR_KICKER = 9;
export const STRAIGHT_FLUSH = 10;

/** The kind of a packed play. */
export const kindOf = (size: number, strength: number): number =>
  size < 4 ? size : (size === 4 ? TWO_PAIR : STRAIGHT) + categoryOf(strength);

/** How many cards plays of a kind have. */
export const sizeOf = (kind: number): number => (kind >= STRAIGHT ? 5 : kind >= TWO_PAIR ? 4 : kind);
