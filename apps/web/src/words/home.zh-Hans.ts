/** What the page says on the first page, in Simplified Chinese. */

import type { sayHere } from "./home.en.ts";

export const table = {
  dark: () => "深色",
  light: () => "浅色",
  alsoOpen: () => "还没玩完",
  games: () => "游戏",
  foot: () => "免费、开放、属于你：不追踪任何数据，离线也能玩。",
  documents: () => "文档",
  licences: () => "许可",
  leftOff: () => "上次玩到这里",
  leftFacts: (d) => `${d.moves}，${d.time}`,
  continue: () => "继续",
  playAgain: () => "再玩一次",
  startHere: () => "从这里开始",
  dealOfDay: () => "每日牌局",
  dailyLabel: (d) => `玩${d.title}，${d.daily}`,
  actLabel: (d) => `${d.act}：${d.title}，${d.daily}`,
} satisfies typeof sayHere;
