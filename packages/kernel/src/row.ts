/** Sentences, words and facts one after the other, as the language that is spoken writes them. */

import { say } from "./words/index.ts";

/** How two stand beside each other. */
type Beside = (told: { readonly before: string; readonly after: string }) => string;

const row =
  (beside: Beside) =>
  (parts: readonly (string | undefined)[]): string =>
    parts.reduce<string>((before, after = "") => {
      if (before === "" || after === "") return before + after;
      return beside({ before, after });
    }, "");

/** Sentences as one text; those that are empty or not there are left out. */
export const paragraph = row((told) => say.sentenceAfter(told));

/** Names or figures as a list within a sentence. */
export const listed = row((told) => say.wordAfter(told));

/** What is to be said of one thing, as a label: `Russet, Expert, 8 cards`. */
export const label = row((told) => say.factAfter(told));
