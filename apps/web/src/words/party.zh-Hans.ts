/** What the page says at a table of several, in Simplified Chinese. */

import type { sayHere } from "./party.en.ts";

export const table = {
  newTable: () => "开新桌",
  standsIn: (d) => `这里无法加载${d.name}，改由${d.weaker}出牌。`,
  othersGone: () => "其他人现在无法出牌。请重新加载页面再继续。",
  rulesInPractice: (d) => `${d.rules}，练习`,
  doIt: () => "就这么出",
  lookingForHint: () => "正在看你的牌。",
  noHint: () => "现在没有提示。",
  adviceSpoken: (d) => `${d.title}。${d.why}`,
  adviceTitle: (d) => `${d.title}。`,
  tableShared: () => "链接已复制，打开就是同样的牌桌。",
  anotherTable: () => "换一桌",
  expectedAfter: () => "你每次出牌后的预期分数",
  ahead: () => "领先",
  behind: () => "落后",
  costliest: () => "失分最多",
  barTold: (d) => `第 ${d.nth} 次出牌。${d.play}。预期 ${d.points} 分，失 ${d.cost} 分。`,
  dealOver: (d) => (d.of === undefined ? `第 ${d.deal} 局结束` : `第 ${d.deal} 局结束，共 ${d.of} 局`),
  dealNext: () => "下一局",
  newMatch: () => "新比赛",
  finalStandings: () => "最终名次",
  youWinMatch: () => "你赢了这场比赛",
  winsMatch: (d) => `${d.name}赢了这场比赛`,
  matchShared: (d) => `并列第一：${d.names}`,
  afterDeals: (d) => `打完 ${d.deals} 局。${d.last}`,
  reviewOpen: () => "没有打完",
  reviewOpenSays: () => "其他人的手牌不会公开。",
  reviewFrom: () => "从谁的角度回顾",
  sharedPoints: (d) => `最先出完，${d.signed} 分`,
} satisfies typeof sayHere;
