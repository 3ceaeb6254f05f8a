/** Nothing leaks: matches that differ in hidden cards alone look the same to whoever may not know them. */

import { expect, test, vi } from "vitest";
import { pairsDiffer } from "./pairs.fixture.ts";
import { LEAKS } from "./pairs-leaks.fixture.ts";
import { Tally } from "./pairs-tally.fixture.ts";

// A busy machine is no fault.
vi.setConfig({ testTimeout: 240_000 });

const SHORT = 200;
/** In so many pairs at most a leak is noticed. */
const MOST = 60;

test("ON-V2 ON-B1 two hundred pairs of matches are sent as the same bytes at the same time until a card is shown", async () => {
  const tally = new Tally();
  expect(await pairsDiffer(SHORT, "short", { tally })).toEqual({ different: [], astray: [] });
  expect(tally.rare(SHORT)).toEqual([]);
});

test.each(LEAKS)("ON-V2 it is noticed: $name", async ({ given, spoil }) => {
  spoil();
  const { different } = await pairsDiffer(MOST, "leaking", { given, enough: 1 });
  expect(different).toHaveLength(1);
});
