/** What Peg Solitaire says. */

import { type Result, sentence, spoken, wordsOf } from "@baize/kernel";
import { DOCUMENT_WORDS } from "./document.ts";
import { en } from "./en.ts";

export const say = spoken("pegs", en);

/** A sentence for each refusal. */
export const words = wordsOf(say);

/** The document's message after an action: that it was done, or why not; in English, whatever else is spoken. */
export const messageOf = (result: Result<unknown>): string =>
  result.ok ? en.done() : sentence(result.error, { ...wordsOf(en), ...DOCUMENT_WORDS });
