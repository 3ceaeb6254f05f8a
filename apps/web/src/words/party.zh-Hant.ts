/** What the page says at a table of several, in Traditional Chinese. */

import type { sayHere } from "./party.en.ts";

export const table = {
  newTable: () => "開新桌",
  standsIn: (d) => `這裡無法載入${d.name}，改由${d.weaker}出牌。`,
  othersGone: () => "其他人現在無法出牌。請重新載入頁面再繼續。",
  rulesInPractice: (d) => `${d.rules}，練習`,
  doIt: () => "就這麼出",
  lookingForHint: () => "正在看你的牌。",
  noHint: () => "現在沒有提示。",
  adviceSpoken: (d) => `${d.title}。${d.why}`,
  adviceTitle: (d) => `${d.title}。`,
  tableShared: () => "連結已複製，打開就是同樣的牌桌。",
  anotherTable: () => "換一桌",
  expectedAfter: () => "你每次出牌後的預期分數",
  ahead: () => "領先",
  behind: () => "落後",
  costliest: () => "失分最多",
  barTold: (d) => `第 ${d.nth} 次出牌。${d.play}。預期 ${d.points} 分，失 ${d.cost} 分。`,
  dealOver: (d) => (d.of === undefined ? `第 ${d.deal} 局結束` : `第 ${d.deal} 局結束，共 ${d.of} 局`),
  dealNext: () => "下一局",
  newMatch: () => "新比賽",
  finalStandings: () => "最終名次",
  youWinMatch: () => "你贏了這場比賽",
  winsMatch: (d) => `${d.name}贏了這場比賽`,
  matchShared: (d) => `並列第一：${d.names}`,
  afterDeals: (d) => `打完 ${d.deals} 局。${d.last}`,
  reviewOpen: () => "沒有打完",
  reviewOpenSays: () => "其他人的手牌不會公開。",
  reviewFrom: () => "從誰的角度回顧",
  sharedPoints: (d) => `最先出完，${d.signed} 分`,
} satisfies typeof sayHere;
