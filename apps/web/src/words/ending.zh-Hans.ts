/** What the page says at the end of a match, in Simplified Chinese. */

import type { sayHere } from "./ending.en.ts";

export const table = {
  wonIn: (d) => `${d.count}获胜。`,
  mayOpenAgain: () => "退回几步，也许又有解。",
  nextDeal: (d) => `下一个${d.deal}`,
  playedOut: () => "玩到最后了。",
  watchedSays: () => "走法是示范给你看的，所以不算获胜。",
  shortest_overKnown: (d) => `目前所知最短是 ${d.fewest}。`,
  shortest_over: (d) => `最短只能是 ${d.fewest}。`,
  shortest_least: () => "没有人能更短。",
  shortest_leastKnown: () => "目前没有更短的走法。",
  yourBestOf: (d) => `${d.count} 次中你的最佳。`,
  yourBestIs: (d) => `你的最佳是 ${d.best}，共独立获胜 ${d.count} 次。`,
  howPractice: (d) => `${d.time}，从中途开始`,
  howOwn: (d) => `${d.time}，摆出来的${d.deal}`,
  ownBoard: (d) => `这个${d.deal}是摆出来的，不是这里发的：算练习，不计入任何统计。`,
  seenMoves: () => "这一局的走法你看过：赢了也算用了提示。",
  seenWhole: () => "这一局你已看到结尾：赢了也不计。",
  playUnaided: () => "以后独立玩",
  lightOff: () => "指示灯关了，要求时才亮。不看指示灯的获胜算独立。",
  sharedWon: (d) => `${d.count}获胜`,
  sharedPlayed: () => "玩到最后",
  shared_overKnown: (d) => `已知最短：${d.fewest}`,
  shared_over: (d) => `最短只能是：${d.fewest}`,
  shared_least: () => "没有人能更短",
  shared_leastKnown: () => "目前没有更短的走法",
  missed: (d) => `你上次的对局无法接着玩：${d.why}它照原样保留。`,
  resultCopied: () => "结果已复制，没有透露走法。",
  resultText: () => "文字形式的结果",
} satisfies typeof sayHere;
