/** What the table in a terminal says, in Traditional Chinese. */

import type { sayHere } from "./terminal.en.ts";

export const table = {
  terminalHelp: () =>
    [
      "讓所有的牌歸位，每種花色從 A 到 K。",
      "在各欄裡，牌要接在剛好大 1 點、顏色不同的牌上，同花色的遊戲則接在同花色上；暫存格放一張牌。",
      "一步就是從哪裡到哪裡：欄用數字，暫存格用字母，歸位用 h。",
      "26 是第 2 欄到第 6 欄，能移幾張就移幾張；26x2 移兩張；7a 到暫存格；ah 歸位。",
      "其他牌用不到的牌會自動歸位。",
    ].join("\n"),
  terminalNoAutoplay: () => "新接龍：沒有牌會自動歸位",
  terminalCs3500: () => "新接龍：CS3500 文件的控制器",
} satisfies typeof sayHere;
