/** What the doors of the source documents say. */

import { type Words, wordsOf } from "@baize/kernel";
import { en } from "./en.ts";

/** What the doors of the source documents say: English, whatever else is spoken. */
export const documentWords: Words = {
  ...wordsOf(en),
  "nothing-there": () => "There is no card in that pile.",
};
