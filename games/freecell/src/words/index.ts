/** What FreeCell says. */

import { cardWords } from "@baize/cards";
import { spoken, type Words, wordsOf } from "@baize/kernel";
import { en } from "./en.ts";

export const say = spoken("freecell", en);

/** What the doors of the source documents say: English, whatever else is spoken. */
export const documentWords: Words = wordsOf(en);

/** A sentence for each refusal. */
export const words: Words = { ...cardWords, ...wordsOf(say) };
