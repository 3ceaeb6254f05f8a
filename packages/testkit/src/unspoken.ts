/** Texts that no message says: what is drawn in the pseudo-language shows them. */

import { speak } from "@baize/kernel";

/** What the pseudo-language does to a text. */
const SPOKEN = /[⟦⟧áéîöüÅÉØ]/;
const WORD = /[A-Za-z]{2}/;
const TEXTS = />([^<]+)</g;
const LABELS = /(?:aria-label|label|placeholder|title)="([^"]*)"/g;

const isUnspoken = (text: string): boolean => WORD.test(text) && !SPOKEN.test(text);

/** The texts and labels of a page that come from no message. */
export const unspokenIn = (html: string): readonly string[] =>
  [TEXTS, LABELS].flatMap((pattern) => [...html.matchAll(pattern)].map(([, text = ""]) => text)).filter(isUnspoken);

/** Does something in the pseudo-language. */
export function inPseudo<T>(make: () => T): T {
  speak("pseudo");
  try {
    return make();
  } finally {
    speak("en");
  }
}
