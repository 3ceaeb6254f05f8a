/** What the page says about the days, in Traditional Chinese. */

import type { Facts } from "@baize/kernel";
import type { sayHere } from "./days.en.ts";

function untilMidnight({ hours, minutes }: Facts): string {
  if (hours === 0) return `${minutes} 分鐘`;
  return `${hours} 小時${minutes === 0 ? "" : ` ${minutes} 分鐘`}`;
}

export const table = {
  calendar: () => "月曆",
  daysInARow: () => "連續天數",
  monthBefore: () => "上個月",
  monthAfter: () => "下個月",
  todaySmall: () => "今天",
  dayTold: (d) => `${d.title}：${d.outcome}`,
  outcome_won: () => "獲勝",
  outcome_helped: () => "用了輔助",
  outcome_tried: () => "試過",
  outcome_open: () => "還沒玩，等你來",
  doneOf: (d) => `${d.done} / ${d.of}`,
  pastDay: () => "補玩過去的日子會補上記號，但不計入連續天數。",
  newDeals: (d) => `午夜會有新牌局，還有 ${untilMidnight(d)}。`,
  day_overKnown: (d) => `${d.count}獲勝，已知最短 ${d.fewest}`,
  day_over: (d) => `${d.count}獲勝，最短 ${d.fewest}`,
  day_least: (d) => `${d.count}獲勝，沒有人能更短`,
  day_leastKnown: (d) => `${d.count}獲勝，目前沒有更短的`,
  dayPractice: () => "練習，不計",
  shareHead: (d) => `Baize，${d.date}`,
  shareRow: (d) => `${d.says}（${d.how}）`,
  copyText: () => "複製文字",
  dayPicture: (d) => `${d.date} 的結果圖`,
  wayShown: () => "看過解法，不算",
  todayDone: () => "今天完成了。",
  doneLine: (d) => `${d.title}：${d.says}。`,
  openOf: (d) => `${d.day}：${d.title}還沒玩`,
} satisfies typeof sayHere;
