/** What this game says, in the language that is spoken. */

import { spoken, wordsOf } from "@baize/kernel";
import { en } from "./en.ts";

export const say = spoken("null", en);

/** A sentence for each refusal. */
export const words = wordsOf(say);
