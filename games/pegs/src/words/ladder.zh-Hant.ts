/** What is said on the ladders, in Traditional Chinese. */

import type { say } from "./ladder.en.ts";

export const table = {
  stars: () => "星星",
  ofAll: (d) => `/ ${d.all}`,
  today: () => "每日謎題",
  holes: (d) => `${d.count} 孔`,
  ladderOf: (d) => `${d.shape}關卡`,
  wonOf: (d) => `${d.all} 關中過了 ${d.won} 關`,
  of: (d) => `${d.won} / ${d.all}`,
  play: (d) => `玩第 ${d.number} 關`,
  level: (d) => `第 ${d.number} 關`,
  levelNext: (d) => `第 ${d.number} 關，下一關`,
  next: () => "下一關",
  gentle: () => "輕鬆",
  fair: () => "普通",
  hard: () => "困難",
  fiendish: () => "極難",
} satisfies typeof say;
