import { expect, test } from "vitest";
import { isChecked } from "./cover.tsx";

test("FC-T21 a deal is known to be winnable, or not", () => {
  const deals = ["617", "1000000", "1000001", "11982", "781948", "seed:x"];
  expect(deals.map((deal) => isChecked(deal))).toEqual([true, true, false, false, false, false]);
});
