/** The deal of a day: the same for everybody, winnable, and harder from Monday to Sunday. */

import { Random } from "@baize/kernel";
import { DRAWS, FIRST_DAY } from "./daily-draws.ts";
import { dealText, randomDeal } from "./deal.ts";

/** Of the first million deals all can be won but these: each was solved, and these were searched to the end. */
const UNWINNABLE = ["11982", "146692", "186216", "455889", "495505", "512118", "517776", "781948"];

/** Whether a deal is known to be winnable. */
export const isChecked = (deal: string): boolean =>
  /^\d+$/.test(deal) && Number(deal) <= 1_000_000 && !UNWINNABLE.includes(deal);

/** The levels of difficulty between which the deal of a weekday lies, Monday first: a seventh of all deals in each, or nearly. */
export const WEEK: readonly (readonly [least: number, most: number])[] = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 8],
  [9, 13],
  [14, 23],
  [24, 100],
];

/** Days since the first of March of the year 0, a Wednesday: a year that begins in March ends with the day that some lack. */
function dayNumber(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const years = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leaps + Math.floor((153 * months + 2) / 5) + date - 1;
}

/** The weekday of a day written `2026-01-31`: 0 is Monday. */
export const weekdayOf = (day: string): number => (dayNumber(day) + 2) % 7;

/** The deals that a day draws, one after the other, without end; each can be won. */
export function* drawsOf(day: string): Generator<string> {
  // The seed is as it always was: days of the past keep their deals.
  const random = Random.fromSeed(`today ${day.split("-").map(Number).join("-")} freecell`);
  for (;;) {
    const deal = dealText.format(randomDeal(random));
    if (isChecked(deal)) yield deal;
  }
}

/** Which draw is as hard as its weekday: noted for each day by a sign that counts in base 36; before and after that, the first. */
function drawOf(day: string): number {
  const found = Number.parseInt(DRAWS[dayNumber(day) - dayNumber(FIRST_DAY)] ?? "0", 36);
  return Number.isNaN(found) ? 0 : found;
}

/** The deal of a day, written `2026-01-31`. */
export function dailyDeal(day: string): string {
  const nth = drawOf(day);
  let deal = "";
  let at = 0;
  for (deal of drawsOf(day)) if (at++ === nth) break;
  return deal;
}
