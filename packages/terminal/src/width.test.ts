import { expect, test } from "vitest";
import { cutTo, padAfter, padBefore, widthOf } from "./width.ts";

test.each([
  ["abc", 3],
  ["", 0],
  ["第 2 欄", 7],
  ["，。「」", 8],
  ["♠ 10 …", 6],
  ["🙂", 2],
])("TE-D4 %s takes %i columns", (text, width) => {
  expect(widthOf(text)).toBe(width);
});

test("TE-D4 texts are cut and filled by columns", () => {
  expect([cutTo("新接龍 1", 5), cutTo("abc", 9), cutTo("新", 1)]).toEqual(["新接", "abc", ""]);
  expect([padAfter("新", 4), padBefore("新", 4), padAfter("新接龍", 4)]).toEqual(["新  ", "  新", "新接龍"]);
});
