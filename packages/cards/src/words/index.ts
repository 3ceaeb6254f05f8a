/** What is said of cards. */

import { spoken, wordsOf } from "@baize/kernel";
import { en } from "./en.ts";

export const say = spoken("cards", en);

/** The refusals about cards as sentences. */
export const cardWords = wordsOf(say);
