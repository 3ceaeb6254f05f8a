/** What the page says. */

import { spoken, wordsOf } from "@baize/kernel";
import { en } from "./en.ts";
import { online } from "./online.en.ts";

export const say = spoken("page", { ...en, ...online });

/** Its refusals as sentences, beside a game's own. */
export const pageWords = wordsOf(say);
