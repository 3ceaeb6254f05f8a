/** What the page says on the first page, in Traditional Chinese. */

import type { sayHere } from "./home.en.ts";

export const table = {
  dark: () => "深色",
  light: () => "淺色",
  alsoOpen: () => "還沒玩完",
  games: () => "遊戲",
  foot: () => "免費、開放、屬於你：不追蹤任何資料，離線也能玩。",
  documents: () => "文件",
  licences: () => "授權",
  leftOff: () => "上次玩到這裡",
  leftFacts: (d) => `${d.moves}，${d.time}`,
  continue: () => "繼續",
  playAgain: () => "再玩一次",
  startHere: () => "從這裡開始",
  dealOfDay: () => "每日牌局",
  dailyLabel: (d) => `玩${d.title}，${d.daily}`,
  actLabel: (d) => `${d.act}：${d.title}，${d.daily}`,
} satisfies typeof sayHere;
