import { expect, test } from "vitest";
import { durationText, progressLine } from "./progress.ts";

test.each([
  [0, 100, 1, "[..............................] 0 of 100, 0.0/s"],
  [50, 100, 5, "[###############...............] 50 of 100, 10/s, 5 s left"],
  [1, 1000, 2, "[..............................] 1 of 1000, 0.5/s, 33 min 18 s left"],
])("CL-S6 %i of %i after %i s", (done, all, seconds, line) => {
  expect(progressLine(done, all, seconds)).toBe(line);
});

test("CL-S6 hours", () => {
  expect(durationText(7500)).toBe("2 h 5 min");
});
