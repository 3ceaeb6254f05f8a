/** What is put together, step by step. */

import { expect, test } from "vitest";
import { type Drafts, drawn, madeAgain, takenBack } from "./drafts.ts";

const FIRST: Drafts<string> = { past: [], now: "a", future: [] };

test("HA-D1 each step is taken back and made again, those of one stroke together; a new one forgets what was taken back", () => {
  const drafts = drawn(drawn(drawn(FIRST, "b"), "c", true), "d");
  expect(drafts).toEqual({ past: ["a", "c"], now: "d", future: [] });
  const back = takenBack(takenBack(drafts));
  expect([back.now, takenBack(back) === back]).toEqual(["a", true]);
  const again = madeAgain(back);
  expect(again).toEqual({ past: ["a"], now: "c", future: ["d"] });
  expect(drawn(again, "e")).toEqual({ past: ["a", "c"], now: "e", future: [] });
  expect(madeAgain(drafts)).toBe(drafts);
});
