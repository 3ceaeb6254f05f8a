/** What the others at a table say, and whether they are heard. */

import { phraseText } from "@baize/midend";
import { putAway, shelf } from "../keeping/shelf.ts";
import { sayHere } from "../words/online.en.ts";

const MUTED = "baize.muted";

export const isMuted = (): boolean => shelf.getItem(MUTED) === "yes";

export const setMuted = (muted: boolean): void => putAway(MUTED, muted ? "yes" : "no");

/** What somebody said, as it is shown. */
export const phraseSaid = (name: string, phrase: string): string =>
  sayHere.saidBy({ name, phrase: phraseText(phrase) });
