/** What the page says about the days, in English; it is loaded with it. */

import { type Facts, spoken } from "@baize/kernel";
import { some } from "./some.ts";

function untilMidnight({ hours, minutes }: Facts): string {
  if (hours === 0) return some(minutes, "minute", "minutes");
  return `${some(hours, "hour", "hours")}${minutes === 0 ? "" : ` ${minutes}`}`;
}

const en = {
  calendar: () => "Calendar",
  daysInARow: () => "Days in a row",
  monthBefore: () => "Month before",
  monthAfter: () => "Month after",
  todaySmall: () => "today",
  dayTold: (d: Facts) => `${d.title}: ${d.outcome}`,
  outcome_won: () => "won",
  outcome_helped: () => "with help",
  outcome_tried: () => "tried",
  outcome_open: () => "open, still yours to play",
  doneOf: (d: Facts) => `${d.done} of ${d.of}`,
  pastDay: () => "A past day fills its mark, not the streak.",
  newDeals: (d: Facts) => `New deals at midnight, in ${untilMidnight(d)}.`,
  day_overKnown: (d: Facts) => `Won in ${d.count}, shortest known ${d.fewest}`,
  day_over: (d: Facts) => `Won in ${d.count}, shortest ${d.fewest}`,
  day_least: (d: Facts) => `Won in ${d.count}, nobody can do it in fewer`,
  day_leastKnown: (d: Facts) => `Won in ${d.count}, no shorter way is known`,
  dayPractice: () => "Practice, not counted",
  shareHead: (d: Facts) => `Baize, ${d.date}`,
  shareRow: (d: Facts) => `${d.says} (${d.how})`,
  copyText: () => "Copy text",
  dayPicture: (d: Facts) => `Your results of ${d.date} as a picture`,
  wayShown: () => "Its way was shown: no win",
  todayDone: () => "Today is done.",
  doneLine: (d: Facts) => `${d.title}: ${d.says}.`,
  openOf: (d: Facts) => `${d.day}: ${d.title} is open`,
};

export const sayHere = spoken("page days", en);
