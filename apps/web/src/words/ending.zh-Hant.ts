/** What the page says at the end of a match, in Traditional Chinese. */

import type { sayHere } from "./ending.en.ts";

export const table = {
  wonIn: (d) => `${d.count}獲勝。`,
  mayOpenAgain: () => "退回幾步，也許又有解。",
  nextDeal: (d) => `下一個${d.deal}`,
  playedOut: () => "玩到最後了。",
  watchedSays: () => "走法是示範給你看的，所以不算獲勝。",
  shortest_overKnown: (d) => `目前所知最短是 ${d.fewest}。`,
  shortest_over: (d) => `最短只能是 ${d.fewest}。`,
  shortest_least: () => "沒有人能更短。",
  shortest_leastKnown: () => "目前沒有更短的走法。",
  yourBestOf: (d) => `${d.count} 次中你的最佳。`,
  yourBestIs: (d) => `你的最佳是 ${d.best}，共獨力獲勝 ${d.count} 次。`,
  howPractice: (d) => `${d.time}，從中途開始`,
  howOwn: (d) => `${d.time}，擺出來的${d.deal}`,
  ownBoard: (d) => `這個${d.deal}是擺出來的，不是這裡發的：算練習，不計入任何統計。`,
  seenMoves: () => "這一局的走法你看過：贏了也算用了提示。",
  seenWhole: () => "這一局你已看到結尾：贏了也不計。",
  playUnaided: () => "以後獨力玩",
  lightOff: () => "燈號關了，要求時才亮。不看燈號的獲勝算獨力。",
  sharedWon: (d) => `${d.count}獲勝`,
  sharedPlayed: () => "玩到最後",
  shared_overKnown: (d) => `已知最短：${d.fewest}`,
  shared_over: (d) => `最短只能是：${d.fewest}`,
  shared_least: () => "沒有人能更短",
  shared_leastKnown: () => "目前沒有更短的走法",
  missed: (d) => `你上次的對局無法接著玩：${d.why}它照原樣保留。`,
  resultCopied: () => "結果已複製，沒有透露走法。",
  resultText: () => "文字形式的結果",
} satisfies typeof sayHere;
