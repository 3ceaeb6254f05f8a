/** What the page says: a sentence shown for a moment, and sentences for those who listen. */

import { Cell } from "../state/cell.ts";

/** How the page speaks to the player. */
export interface Voice {
  /** Shows a sentence for a moment, and says it. */
  tell(sentence: string): void;
  /** Says a sentence to those who listen. */
  announce(sentence: string): void;
  /** Takes away the sentence that is shown: something has happened since. */
  hush(): void;
}

/** So long a sentence is shown, in ms. */
const SHOWN_MS = 4000;

/** The sentence that is shown now. */
export const shownSentence = new Cell<string | undefined>(undefined);
/** The sentence that is spoken now. */
export const spokenSentence = new Cell<string>("");

let timer: number | undefined;

/** The voice of the page. */
export const voice: Voice = {
  tell(sentence) {
    clearTimeout(timer);
    shownSentence.set(sentence);
    timer = window.setTimeout(() => shownSentence.set(undefined), SHOWN_MS);
    voice.announce(sentence);
  },
  announce(marked) {
    // What stands out between asterisks is seen, not heard.
    const sentence = marked.replaceAll("*", "");
    // The same sentence twice is spoken twice only when its text changes.
    const again = spokenSentence.get() === sentence;
    spokenSentence.set(again ? `${sentence}\u00A0` : sentence);
  },
  hush() {
    clearTimeout(timer);
    shownSentence.set(undefined);
  },
};
