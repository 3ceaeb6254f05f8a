/** What is said in the editor of positions, in Simplified Chinese. */

import type { say } from "./editor.en.ts";

export const table = {
  how: () => "先点一张牌，再点要放的地方。放到归位区时，比它小的同花色牌会一起放上。",
  missing: (d) => (d.count === 0 ? "每张牌都摆好了。" : `还缺 ${d.count} 张牌`),
  board: () => "局面",
  offTable: () => "还缺的牌",
  backOff: () => "移出牌桌",
  column: (d) => `第 ${d.number} 列末端`,
  cell: (d) => `暂存格 ${d.name}`,
  homeOf: (d) => `${d.suit}归位区，${d.count} 张`,
  undo: () => "撤销",
  redo: () => "重做",
  empty: () => "清空牌桌",
  fill: () => "补满",
  play: () => "开始玩",
  analyse: () => "分析",
  text: () => "文字形式",
  read: () => "读入",
  deal: () => "牌局编号，或整个牌面",
  winnable: (d) => `有解：找到一条 ${d.count} 步的走法。`,
  lost: () => "无解。",
  thinking: () => "还不知道是否有解。",
  won: () => "所有牌都已归位。",
  picked: (d) => `拿起${d.card}。`,
} satisfies typeof say;
