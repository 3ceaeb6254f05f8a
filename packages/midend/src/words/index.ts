/** The midend's own messages. */

import { spoken, wordsOf } from "@baize/kernel";
import { en } from "./en.ts";

export const say = spoken("midend", en);

/** Its refusals as sentences, beside a game's own. */
export const midendWords = wordsOf(say);
