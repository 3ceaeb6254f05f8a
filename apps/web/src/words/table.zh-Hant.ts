/** What the page says around a table, in Traditional Chinese. */

import type { sayHere } from "./table.en.ts";

export const table = {
  backToStart: () => "回到開頭。按「重做」可以把步驟找回來。",
  backToDeal: () => "重新發牌。你贏過的都還在。",
  workerLost: () => "頁面有一部分無法載入。",
  lightLost: () => "燈號無法載入。請重新載入頁面。",
  newShort: () => "新局",
  farAtMost: (d) => `最多 ${d.far}`,
  farShortest: (d) => `${d.far}，最短`,
  atLeast: (d) => `最少 ${d.atLeast}`,
  askLight: () => "顯示燈號",
  less: () => "收起",
  chooseDeal: (d) => `選擇${d.deal}`,
  playItAgain: () => "再玩一次",
  firstVisit: () => "第一次來嗎",
  offer: (d) => `第一次玩${d.title}？兩分鐘就學會。`,
  showMe: () => "教我",
  noThanks: () => "不用了",
  hintStep: (d) => `提示 ${d.step} / 3`,
} satisfies typeof sayHere;
