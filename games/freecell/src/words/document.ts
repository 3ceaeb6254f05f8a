/** What the doors of the source documents say. */

import { type Words, wordsOf } from "@baize/kernel";
import { en } from "./en.ts";

/** The piles as the assignment calls them. */
const PILES = { cascade: "cascade pile", cell: "open pile", foundation: "foundation pile" } as const;

/** What the doors of the source documents say: English, whatever else is spoken. */
export const documentWords: Words = {
  ...wordsOf(en),
  "nothing-there": () => "There is no card in that pile.",
  "no-such-place": ({ kind, number, count }) =>
    `There is no ${PILES[kind as keyof typeof PILES]} number ${number}: this game has ${count}.`,
};
