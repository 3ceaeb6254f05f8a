import { expect, test } from "vitest";
import { compareWritten } from "./written.fixture.ts";

test("FC-S20 lines of deals 1 to 32,000 are written and checked as by the rules, spoiled ones too", () => {
  for (let deal = 1; deal <= 32_000; deal++) compareWritten(deal);
  expect.assertions(0);
});
