/** What FreeCell says. */

import { cardWords } from "@baize/cards";
import { spoken, type Words, wordsOf } from "@baize/kernel";
import { en } from "./en.ts";

export const say = spoken("freecell", en);

/** The piles as the assignment calls them. */
const PILES = { cascade: "cascade pile", cell: "open pile", foundation: "foundation pile" } as const;

/** What the doors of the source documents say: English, whatever else is spoken. */
export const documentWords: Words = {
  ...wordsOf(en),
  "no-such-place": ({ kind, number, count }) =>
    `There is no ${PILES[kind as keyof typeof PILES]} number ${number}: this game has ${count}.`,
};

/** A sentence for each refusal. */
export const words: Words = { ...cardWords, ...wordsOf(say) };
