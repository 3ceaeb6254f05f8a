/** What the page says about the days, in Simplified Chinese. */

import type { Facts } from "@baize/kernel";
import type { sayHere } from "./days.en.ts";

function untilMidnight({ hours, minutes }: Facts): string {
  if (hours === 0) return `${minutes} 分钟`;
  return `${hours} 小时${minutes === 0 ? "" : ` ${minutes} 分钟`}`;
}

export const table = {
  calendar: () => "日历",
  daysInARow: () => "连续天数",
  monthBefore: () => "上个月",
  monthAfter: () => "下个月",
  todaySmall: () => "今天",
  dayTold: (d) => `${d.title}：${d.outcome}`,
  outcome_won: () => "获胜",
  outcome_helped: () => "用了辅助",
  outcome_tried: () => "试过",
  outcome_open: () => "还没玩，等你来",
  doneOf: (d) => `${d.done} / ${d.of}`,
  pastDay: () => "补玩过去的日子会补上记号，但不计入连续天数。",
  newDeals: (d) => `午夜会有新牌局，还有 ${untilMidnight(d)}。`,
  day_overKnown: (d) => `${d.count}获胜，已知最短 ${d.fewest}`,
  day_over: (d) => `${d.count}获胜，最短 ${d.fewest}`,
  day_least: (d) => `${d.count}获胜，没有人能更短`,
  day_leastKnown: (d) => `${d.count}获胜，目前没有更短的`,
  dayPractice: () => "练习，不计",
  shareHead: (d) => `Baize，${d.date}`,
  shareRow: (d) => `${d.says}（${d.how}）`,
  copyText: () => "复制文字",
  dayPicture: (d) => `${d.date} 的结果图`,
  wayShown: () => "看过解法，不算",
  todayDone: () => "今天完成了。",
  doneLine: (d) => `${d.title}：${d.says}。`,
  openOf: (d) => `${d.day}：${d.title}还没玩`,
} satisfies typeof sayHere;
