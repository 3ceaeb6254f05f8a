/** What several screens of the page say. What one screen alone says is in a file of its own, loaded with it. */

import { spoken, wordsOf } from "@baize/kernel";
import { en } from "./en.ts";

export const say = spoken("page", en);

/** Its refusals as sentences, beside a game's own. */
export const pageWords = wordsOf(say);
