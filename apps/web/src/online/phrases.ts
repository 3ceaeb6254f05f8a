/** What can be said at a table, and whether the others are heard. */

import { putAway, shelf } from "../keeping/shelf.ts";
import { say } from "../words/index.ts";

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

/** A phrase in words; one of a later server is left out. */
export function phraseText(phrase: string): string {
  const known = PHRASES.find((each) => each === phrase);
  return known === undefined ? "" : say[`phrase-${known}`]();
}

const MUTED = "baize.muted";

export const isMuted = (): boolean => shelf.getItem(MUTED) === "yes";

export const setMuted = (muted: boolean): void => putAway(MUTED, muted ? "yes" : "no");
