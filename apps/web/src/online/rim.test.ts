import { expect, test } from "vitest";
import { rimPlace } from "./rim.ts";

test("WB-N10 four sit below, right, above and left, in the order of play; any other number all round, nobody on another's place", () => {
  expect([0, 1, 2, 3].map((n) => rimPlace(n, 4))).toEqual([
    { x: 0, y: 1, side: "bottom" },
    { x: 1, y: 0, side: "right" },
    { x: 0, y: -1, side: "top" },
    { x: -1, y: 0, side: "left" },
  ]);
  expect(rimPlace(1, 2)).toEqual({ x: 0, y: -1, side: "top" });
  for (const of of [2, 3, 4, 5, 6, 7, 8]) {
    const all = Array.from({ length: of }, (_, n) => rimPlace(n, of));
    expect(all[0]?.side).toBe("bottom");
    for (const [n, a] of all.entries()) {
      expect(Math.max(Math.abs(a.x), Math.abs(a.y))).toBeGreaterThan(0.8);
      for (const b of all.slice(n + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.6);
    }
  }
});
