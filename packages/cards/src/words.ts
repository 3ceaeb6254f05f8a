/** Refusals about cards, in English; games that read cards add them to their own words. */

import type { Words } from "@baize/kernel";

export const cardWords: Words = {
  "not-a-card": (d) =>
    `"${d.text}" is not a card: a rank (A, 2–10, J, Q, K) and a suit (♣ ♦ ♥ ♠ or C D H S) are expected.`,
};
