/** Nothing leaks, at length. */

import { expect, test } from "vitest";
import { pairsDiffer } from "./pairs.fixture.ts";
import { Tally } from "./pairs-tally.fixture.ts";

/** `PAIRS=500 npm run test:deep` tries it out. */
const PAIRS = Number(process.env.PAIRS ?? 10_000);
/** An hour for ten thousand. */
const TIME = Math.max(10_000, PAIRS) * 360;
const AT_ONCE = 500;

test(
  `ON-V2 ON-B1 ${PAIRS} pairs of matches are sent as the same bytes at the same time until a card is shown`,
  async () => {
    const tally = new Tally();
    // A server forgets a table that nobody asks for; here both start anew now and then.
    for (let done = 0; done < PAIRS; done += AT_ONCE) {
      const compared = await pairsDiffer(Math.min(AT_ONCE, PAIRS - done), `deep-${done}`, { tally });
      expect(compared).toEqual({ different: [], astray: [] });
    }
    expect(tally.rare(PAIRS)).toEqual([]);
  },
  TIME,
);
