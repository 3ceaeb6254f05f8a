/** How much script a first visit has to wait for. */

import { startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";
import { firstLoad } from "../../../../scripts/first-load.ts";

const subject = startSubject();

test.for([
  ["/", 130],
  ["/freecell/617", 130],
  ["/pegs/english", 135],
  ["/bigtwo/5", 140],
] as const)("WB-F1 %s: a first visit fetches at most %i KB of script", async ([path, most]) => {
  const size = await firstLoad(subject.browser, subject.address + path, false);
  // Much less than it must be is no first visit either.
  expect(size).toBeGreaterThan(90);
  expect(size).toBeLessThanOrEqual(most);
});
