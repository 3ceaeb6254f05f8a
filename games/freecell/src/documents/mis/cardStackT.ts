/** The document's CardStack module: the generic stack, of cards. */

import { Stack } from "@baize/cards";
import type { CardT } from "./cardT.ts";

/** A stack of cards. */
export const CardStackT = Stack<CardT>;
export type CardStackT = Stack<CardT>;
