/** What can be said at an online table: a few phrases by name, and no others. */

import { sayHere } from "../words/phrases.en.ts";

/** The phrases there are. */
export const PHRASES = [
  "hello",
  "well-played",
  "thank-you",
  "one-moment",
  "good-game",
  "sorry",
  "smile",
  "wow",
  "think",
  "sad",
] as const;

/** One of the phrases that can be said. */
export type Phrase = (typeof PHRASES)[number];

/** A phrase in words; one of a later server is left out. */
export function phraseText(phrase: string): string {
  const known = PHRASES.find((each) => each === phrase);
  return known === undefined ? "" : sayHere[known]();
}
