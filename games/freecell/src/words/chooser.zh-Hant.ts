/** What is said where a deal is chosen, in Traditional Chinese. */

import type { say } from "./chooser.en.ts";

export const table = {
  anyDeal: () => "隨機",
  winnable: () => "有解",
  gradesMean: () =>
    "解題程式每走一步平均要看幾個局面：簡單的牌局少於 1.5 個，中等少於 3 個，困難少於 12 個，再多就是極難。",
  allDeals: () => "瀏覽一百萬個牌局",
  editor: () => "自己擺一個局面",
  looking: () => "正在找。",
  notFound: () => "時間內沒找到這樣的牌局。請再試一次。",
  dealNumber: () => "牌局編號",
  dealNumbers: (d) => `1 到 ${d.last}`,
  dealIt: () => "發牌",
  game: () => "遊戲",
  ownTable: () => "自訂牌桌",
  switches: () => "調整牌桌",
  columns: () => "欄數",
  cells: () => "暫存格",
  dealtIntoCells: () => "發到暫存格的牌",
  built: () => "各欄怎麼接",
  builtAlternate: () => "紅黑相間",
  builtSuit: () => "同花色",
  builtAny: () => "不限花色",
  empty: () => "空欄可放",
  emptyAny: () => "任何牌",
  emptyKings: () => "K",
  emptyNone: () => "都不行",
  runs: () => "牌串移動",
  runsMulti: () => "有空位時",
  runsRelaxed: () => "隨時",
  runsSingle: () => "一次一張",
  writeNumber: () => "請輸入編號，例如 617。",
} satisfies typeof say;
