import { describe, expect, test } from "vitest";
import { Series } from "./series.ts";
import { termText } from "./term.ts";

describe("a series", () => {
  test("MD-R1 adds up the points of each seat, deal by deal; a deal that is being played counts nothing", () => {
    const series = new Series(3).with([2, -1, -1]).with([-3, 3, 0]).with(null);
    expect([series.totals, series.played]).toEqual([[-1, 2, -1], 2]);
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

  test.each([
    ["", { kind: "open" }, "Deal 2"],
    ["10-deals", { kind: "deals", deals: 10 }, "Deal 2 of 10"],
    ["50-points", { kind: "points", points: 50 }, "Deal 2, to 50 points"],
  ] as const)("MD-R4 the length %j, and the number of a deal", (text, term, told) => {
    expect(termText.parse(text)).toEqual({ ok: true, value: term });
    expect(termText.format(term)).toBe(text);
    expect(new Series(2, [[1, -1], null], term).dealText).toBe(told);
    expect(new Series(2, [], term).dealText).toContain("Deal 1");
  });

  test("MD-R5 a deal that was left is dealt again under its number, so that there is no eleventh of ten", () => {
    const term = { kind: "deals", deals: 2 } as const;
    const series = new Series(2, [null, [1, -1], null, null], term);
    expect([series.number, series.dealText, series.isOver]).toEqual([2, "Deal 2 of 2", false]);
    expect(new Series(2, [null, [1, -1], [2, -2]], term)).toMatchObject({ number: 2, isOver: true });
  });

  test.each(["10", "0-deals", "-1-deals", "1000-deals", "100000-points", "10 deals", "ten-deals", "10-rounds"])(
    "MD-R4 %j is no length",
    (text) => {
      expect(termText.parse(text)).toMatchObject({
        ok: false,
        error: { code: "bad-term", rule: "MD-R4", detail: { text } },
      });
    },
  );

  test("MD-R3 the seats in order, equal points sharing a place", () => {
    expect(new Series(4, [[1, 5, 1, -7]]).standings).toEqual([
      { seat: 1, points: 5, place: 1 },
      { seat: 0, points: 1, place: 2 },
      { seat: 2, points: 1, place: 2 },
      { seat: 3, points: -7, place: 4 },
    ]);
  });
});
