import { folded } from "@baize/terminal";
import { expect, test } from "vitest";
import { readKeys } from "./keys.ts";
import { nextSpot } from "./pointer.ts";

test("CL-T3 keys are told apart in one chunk", () => {
  const press = "\u001B[<0;12;3M\u001B[<0;12;3m\u001B[<2;1;1M\u001B[<64;1;1M";
  const names = readKeys(`\u001B[A\u001BOBx♥ \u001B[3~${press}\u007F\u001B`).map((key) =>
    key.kind === "named" ? key.name : key.kind === "mouse" ? [key.column, key.row] : key.text,
  );
  expect(names).toEqual(["up", "down", "x", "♥", " ", [11, 2], "backspace", "escape"]);
});

test.each([
  [undefined, "right", "a"],
  ["a", "right", "b"],
  ["b", "right", "c"],
  ["c", "right", "c"],
  ["a", "down", "d"],
  ["d", "right", "e"],
  ["e", "up", "b"],
  ["e", "left", "d"],
] as const)("CL-T2 from %s %s to %s", (from, way, to) => {
  const spots = [
    { name: "a", row: 1, column: 1 },
    { name: "b", row: 1, column: 6 },
    { name: "c", row: 1, column: 11 },
    { name: "d", row: 5, column: 1 },
    { name: "e", row: 5, column: 6 },
  ];
  expect(nextSpot(spots, from, way)).toBe(to);
});

test.each([
  ["Bring all cards home.", 10, ["Bring all", "cards", "home."]],
  ["輸入 new 再玩一局，或 quit。", 12, ["輸入 new 再", "玩一局，或", "quit。"]],
  ["讓所有的牌歸位，每種花色", 16, ["讓所有的牌歸位，", "每種花色"]],
  ["其他座位坐誰（大老二）", 14, ["其他座位坐誰", "（大老二）"]],
  ["讓所有的牌歸位，每種", 14, ["讓所有的牌歸", "位，每種"]],
])("CL-Y3 %s in %i columns", (text, width, lines) => {
  expect(folded(text, width)).toEqual(lines);
});
