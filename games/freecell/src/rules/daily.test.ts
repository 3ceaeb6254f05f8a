import { Budget, firstState, must } from "@baize/kernel";
import { expect, test } from "vitest";
import { difficulty } from "../solver/difficulty.ts";
import { dailyDeal, isChecked, WEEK, weekdayOf } from "./daily.ts";
import { DRAWS, FIRST_DAY } from "./daily-draws.ts";
import { freecell } from "./index.ts";

test("FC-T21 a deal is known to be winnable, or not", () => {
  const deals = ["617", "1000000", "1000001", "11982", "781948", "seed:x"];
  expect(deals.map((deal) => isChecked(deal))).toEqual([true, true, false, false, false, false]);
  const lost = [11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948];
  expect(lost.map((deal) => [deal - 1, deal, deal + 1].map((one) => isChecked(`${one}`)))).toEqual(
    lost.map(() => [true, false, true]),
  );
});

test("FC-T27 days of the past keep their deals, and every day has one that can be won", () => {
  expect(["2026-01-31", "2026-11-15", "2026-11-18"].map(dailyDeal)).toEqual(["256677", "539796", "236149"]);
  for (let n = 0; n < 60; n++)
    expect(isChecked(dailyDeal(new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10)))).toBe(true);
});

test("FC-T27 weekdays are counted from Monday, in leap years too", () => {
  for (let n = 0; n < 3000; n += 7) {
    const date = new Date(Date.UTC(2024, 1, 20 + n));
    expect(weekdayOf(date.toISOString().slice(0, 10))).toBe((date.getUTCDay() + 6) % 7);
  }
});

test("FC-T27 the deal of a day is as hard as its weekday, by the solver's measure", () => {
  expect([weekdayOf(FIRST_DAY), DRAWS.length > 365, /^[0-9a-z]+$/.test(DRAWS)]).toEqual([0, true, true]);
  for (let n = 0; n < 28; n++) {
    const day = new Date(Date.UTC(2026, 10, 30 + n)).toISOString().slice(0, 10);
    const deal = must(firstState(freecell, { deal: dailyDeal(day) }));
    const level = difficulty(deal, new Budget({ nodes: 3_000_000 }))?.level ?? -1;
    const [least = 0, most = 0] = WEEK[weekdayOf(day)] ?? [];
    expect([day, level >= least && level <= most]).toEqual([day, true]);
  }
});

test("FC-T27 every level of difficulty belongs to one weekday", () => {
  const levels = WEEK.flatMap(([least, most]) => Array.from({ length: most - least + 1 }, (_, n) => least + n));
  expect([WEEK.length, levels]).toEqual([7, Array.from({ length: 101 }, (_, level) => level)]);
});
