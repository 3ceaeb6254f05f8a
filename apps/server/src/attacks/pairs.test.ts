/** Nothing leaks: matches that differ in hidden cards alone look the same to whoever may not know them. */

import { GAMES } from "@baize/games";
import type { Viewer } from "@baize/kernel";
import { expect, test, vi } from "vitest";
import { pairsDiffer } from "./pairs.fixture.ts";

// A busy machine is no fault.
vi.setConfig({ testTimeout: 240_000 });

test("ON-V2 ON-B1 two hundred pairs of matches are sent as the same bytes at the same time until a card is shown", async () => {
  expect(await pairsDiffer(200, "short")).toEqual([]);
});

test("ON-V2 a view that tells how strong the others are is noticed", async () => {
  const game = await GAMES.find(({ id }) => id === "bigtwo")!.rules();
  const { view } = game;
  const mended = { ...game };
  Object.assign(game, {
    view: (state: { hands: number[][] }, viewer: Viewer) => ({
      ...(view.call(game, state as never, viewer) as object),
      first: state.hands.map((hand) => hand.toSorted((a, b) => a - b)[0]),
    }),
  });
  try {
    expect((await pairsDiffer(10, "leaking")).length).toBeGreaterThan(4);
  } finally {
    Object.assign(game, mended);
  }
});
