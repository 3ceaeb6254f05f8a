import { expect, test } from "vitest";
import { readDeal } from "./deals.ts";

test.each([
  ["JD 2D 9H JC 5D 7H 7C 5H", "board-on-one-line"],
  ["# a remark", undefined],
  ["617", undefined],
  [": JD 2D", undefined],
])("FC-N12 %s on one line", (text, code) => {
  const read = readDeal(text);
  expect(read === undefined || read.ok ? undefined : read.error.code).toBe(code);
});
