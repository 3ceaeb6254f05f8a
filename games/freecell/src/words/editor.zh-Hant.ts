/** What is said in the editor of positions, in Traditional Chinese. */

import type { say } from "./editor.en.ts";

export const table = {
  how: () => "先點一張牌，再點要放的地方。放到歸位區時，比它小的同花色牌會一起放上。",
  missing: (d) => (d.count === 0 ? "每張牌都擺好了。" : `還缺 ${d.count} 張牌`),
  board: () => "局面",
  offTable: () => "還缺的牌",
  backOff: () => "移出牌桌",
  column: (d) => `第 ${d.number} 欄末端`,
  cell: (d) => `暫存格 ${d.name}`,
  homeOf: (d) => `${d.suit}歸位區，${d.count} 張`,
  undo: () => "復原",
  redo: () => "重做",
  empty: () => "清空牌桌",
  fill: () => "補滿",
  play: () => "開始玩",
  analyse: () => "分析",
  text: () => "文字形式",
  read: () => "讀入",
  deal: () => "牌局編號，或整個牌面",
  winnable: (d) => `有解：找到一條 ${d.count} 步的走法。`,
  lost: () => "無解。",
  thinking: () => "還不知道是否有解。",
  won: () => "所有牌都已歸位。",
  picked: (d) => `拿起${d.card}。`,
} satisfies typeof say;
