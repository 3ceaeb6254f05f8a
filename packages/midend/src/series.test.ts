import { describe, expect, test } from "vitest";
import { Series } from "./series.ts";

describe("a series", () => {
  test("MD-R1 adds up the points of each seat, deal by deal; a deal that is being played counts nothing", () => {
    const series = new Series(3).with([2, -1, -1]).with([-3, 3, 0]).with(null);
    expect([series.totals, series.played, series.round]).toEqual([[-1, 2, -1], 2, 3]);
    expect(new Series(2).totals).toEqual([0, 0]);
  });

  test("MD-R1 one deal more leaves the series as it was", () => {
    const series = new Series(2);
    series.with([1, -1]);
    expect(series.played).toBe(0);
  });

  test.each([
    ["MD-R2 never by itself", { kind: "open" }, false, false],
    ["MD-R2 after so many deals", { kind: "deals", deals: 2 }, false, true],
    ["MD-R2 when somebody has so many points", { kind: "points", points: 5 }, false, true],
    ["MD-R2 when somebody has so few", { kind: "points", points: 4 }, false, true],
    ["MD-R2 not before", { kind: "points", points: 6 }, false, false],
  ] as const)("%s", (_title, term, first, second) => {
    const one = new Series(2, [[3, -3]], term);
    expect([one.isOver, one.with([2, -2]).isOver]).toEqual([first, second]);
    expect(one.with(null).isOver).toBe(first);
  });

  test("MD-R3 the seats in order, equal points sharing a place", () => {
    expect(new Series(4, [[1, 5, 1, -7]]).standings).toEqual([
      { seat: 1, points: 5, place: 1 },
      { seat: 0, points: 1, place: 2 },
      { seat: 2, points: 1, place: 2 },
      { seat: 3, points: -7, place: 4 },
    ]);
  });
});
