/** What the page says around a table, in Traditional Chinese. */

import type { sayHere } from "./table.en.ts";

export const table = {
  missed: (d) => `你上次的對局無法接著玩：${d.why}它照原樣保留。`,
  ownBoard: (d) => `自己擺的${d.deal}算練習，不計入任何統計。`,
  seenMoves: () => "這一局的走法你看過：贏了也算用了提示。",
  seenWhole: () => "這一局你已看到結尾：贏了也不計。",
  backToStart: () => "回到開頭。按「重做」可以把步驟找回來。",
  backToDeal: () => "重新發牌。你贏過的都還在。",
  standsIn: (d) => `這裡無法載入${d.name}，改由${d.weaker}出牌。`,
  othersGone: () => "其他人現在無法出牌。請重新載入頁面再繼續。",
  workerLost: () => "頁面有一部分無法載入。",
  lightLost: () => "燈號無法載入。請重新載入頁面。",
  newShort: () => "新局",
  hintLost: () => "這個局面無解：沒有好的走法。",
  hintUnknown: () => "沒有提示：不知道這裡是否有解。",
  hintNone: () => "還沒找到解法，繼續尋找中。",
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
