/** What the table in a terminal says, in Simplified Chinese. */

import type { sayHere } from "./terminal.en.ts";

export const table = {
  terminalHelp: () =>
    [
      "让所有的牌归位，每种花色从 A 到 K。",
      "在各列里，牌要接在刚好大 1 点、颜色不同的牌上，同花色的游戏则接在同花色上；暂存格放一张牌。",
      "一步就是从哪里到哪里：列用数字，暂存格用字母，归位用 h。",
      "26 是第 2 列到第 6 列，能移几张就移几张；26x2 移两张；7a 到暂存格；ah 归位。",
      "其他牌用不到的牌会自动归位。",
    ].join("\n"),
  terminalNoAutoplay: () => "空当接龙：没有牌会自动归位",
  terminalCs3500: () => "空当接龙：CS3500 文档的控制器",
} satisfies typeof sayHere;
