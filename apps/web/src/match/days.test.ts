/** The days, and how many in a row. */

import type { Kept } from "@baize/midend";
import type { Cover } from "@baize/table";
import { describe, expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("localStorage", undefined);
const { byDeal, dayBefore, dayDeal, firstDay, isBegun, isDone, rowsOf } = await import("./days.ts");

const entry = { id: "freecell", title: "FreeCell" } as never;
const cover = { daily: (day: string) => ({ deal: `deal ${day}` }) } as Cover;
const noon = (day: string) => new Date(`${day}T12:00`).getTime();

const kept = (day: string, more: Partial<Kept> = {}): Kept =>
  ({
    ...{ game: "freecell", deal: `deal ${day}`, options: "", scores: [1], seat: 0, seats: [{ kind: "person" }] },
    ...{ hints: 0, light: false, watched: false, practice: false, begun: noon(day), touched: noon(day) },
    ...more,
  }) as Kept;

const TODAY = "2026-11-18";
const days = (all: readonly Kept[]) => {
  const played = byDeal(all);
  const of = (day: string) => [dayDeal(entry, cover, day, played)];
  return { of, rows: rowsOf(TODAY, of, firstDay(all, TODAY)) };
};

describe("the days", () => {
  test.each([
    ["open", []],
    ["won", [kept(TODAY)]],
    ["helped", [kept(TODAY, { light: true })]],
    ["won", [kept(TODAY, { hints: 1 }), kept(TODAY)]],
    ["tried", [kept(TODAY, { scores: null })]],
    ["open", [kept(TODAY, { scores: null, moves: 0, hints: 1 })]],
    ["tried", [kept(TODAY, { watched: true })]],
    ["open", [kept(TODAY, { practice: true })]],
  ] as const)("WB-D1 a day is %s", (outcome, all) => {
    const [deal] = days(all).of(TODAY);
    expect([deal?.outcome, deal?.to]).toEqual([outcome, `/freecell/deal+${TODAY}`]);
    expect(deal && isDone(deal)).toBe(outcome === "won" || outcome === "helped");
  });

  test("WB-D5 of matches that are no win the one that is open is gone on with, and one that is over is not", () => {
    const all = [kept(TODAY, { watched: true, moves: 9 }), kept(TODAY, { scores: null, moves: 4 })];
    const of = (some: readonly Kept[]) => days(some).of(TODAY)[0];
    for (const some of [all, all.toReversed()]) expect([of(some)?.kept?.moves, isBegun(of(some)!)]).toEqual([4, true]);
    expect(isBegun(of(all.slice(0, 1))!)).toBe(false);
    expect(isBegun(of([kept(TODAY, { scores: null, moves: 0, hints: 1 })])!)).toBe(false);
  });

  test("WB-D5 where several play, a deal that was seen to its end in practice is done, and no win", () => {
    const seats = [{ kind: "person" }, { kind: "bot", level: "novice" }] as const;
    const [deal] = days([kept(TODAY, { practice: true, scores: [3, -3], seats })]).of(TODAY);
    expect([deal?.outcome, deal && isDone(deal), deal?.inTime]).toEqual(["tried", true, undefined]);
    const [open] = days([kept(TODAY, { practice: true, scores: null, seats })]).of(TODAY);
    expect([open?.outcome, open && isDone(open)]).toEqual(["open", false]);
  });

  test("WB-D2 a day counts when it was won on its day; today need not be done yet", () => {
    const all = [1, 2, 3, 4].map((ago) => kept(dayBefore(TODAY, ago), ago === 3 ? { light: true } : {}));
    expect(days(all).rows).toEqual({ now: 4, unaided: 2, longest: 4, longestUnaided: 2 });
    expect(days([...all, kept(TODAY)]).rows).toEqual({ now: 5, unaided: 3, longest: 5, longestUnaided: 3 });
  });

  test("WB-D2 a past day fills its mark, not the row", () => {
    const [yesterday, before] = [dayBefore(TODAY), dayBefore(TODAY, 2)];
    const all = [kept(before), kept(yesterday, { begun: noon(TODAY), touched: noon(TODAY) }), kept(TODAY)];
    const { of, rows } = days(all);
    expect([of(yesterday)[0]?.outcome, rows.now, rows.longest]).toEqual(["won", 1, 1]);
  });

  test("WB-D2 what was begun on its day and won after midnight counts for its day, and so does what was known before and won on it", () => {
    const [yesterday, before] = [dayBefore(TODAY), dayBefore(TODAY, 2)];
    const late = { begun: new Date(`${yesterday}T23:58`).getTime(), touched: new Date(`${TODAY}T00:01`).getTime() };
    expect(days([kept(yesterday, late)]).rows.now).toBe(1);
    expect(days([kept(yesterday, { begun: noon(before) })]).rows.now).toBe(1);
    expect(days([kept(yesterday, { ...late, scores: null })]).rows.now).toBe(0);
  });

  test("WB-D2 what was won with help in time is not made unaided by a later win", () => {
    const yesterday = dayBefore(TODAY);
    const again = kept(yesterday, { begun: noon(TODAY), touched: noon(TODAY) });
    const { of, rows } = days([kept(yesterday, { hints: 1 }), again]);
    expect([of(yesterday)[0]?.outcome, rows.now, rows.unaided]).toEqual(["won", 1, 0]);
  });

  test("WB-D2 months and years go over into each other", () => {
    expect([dayBefore("2026-03-01"), dayBefore("2027-01-01", 2), dayBefore("2028-03-01")]).toEqual([
      "2026-02-28",
      "2026-12-30",
      "2028-02-29",
    ]);
  });
});
