/** What is said on the ladders, in Simplified Chinese. */

import type { say } from "./ladder.en.ts";

export const table = {
  stars: () => "星星",
  ofAll: (d) => `/ ${d.all}`,
  today: () => "每日谜题",
  holes: (d) => `${d.count} 孔`,
  ladderOf: (d) => `${d.shape}关卡`,
  wonOf: (d) => `${d.all} 关中过了 ${d.won} 关`,
  of: (d) => `${d.won} / ${d.all}`,
  play: (d) => `玩第 ${d.number} 关`,
  level: (d) => `第 ${d.number} 关`,
  levelNext: (d) => `第 ${d.number} 关，下一关`,
  next: () => "下一关",
  gentle: () => "轻松",
  fair: () => "普通",
  hard: () => "困难",
  fiendish: () => "极难",
} satisfies typeof say;
