/** What FreeCell says. */

import { cardWords } from "@baize/cards";
import { spoken, type Words, wordsOf } from "@baize/kernel";
import { en } from "./en.ts";

export const say = spoken("freecell", en);

/** A sentence for each refusal. */
export const words: Words = { ...cardWords, ...wordsOf(say) };
