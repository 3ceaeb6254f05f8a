/** Nothing leaks, at length. */

import { expect, test } from "vitest";
import { pairsDiffer } from "./pairs.fixture.ts";

/** `PAIRS=500 npm run test:deep` tries it out. */
const PAIRS = Number(process.env.PAIRS ?? 10_000);
/** An hour for ten thousand. */
const TIME = Math.max(10_000, PAIRS) * 360;

test(
  `ON-V2 ON-B1 ${PAIRS} pairs of matches are sent as the same bytes at the same time until a card is shown`,
  async () => {
    // A server forgets a table that nobody asks for; here both start anew now and then.
    for (let done = 0; done < PAIRS; done += 500) {
      expect(await pairsDiffer(Math.min(500, PAIRS - done), `deep-${done}`)).toEqual([]);
    }
  },
  TIME,
);
